import Storyline

/// What a way to go means for a flow that is shown in some way, and for those that show it.
enum Fate {
  /// The flow ends, and those that show it end or stay.
  case ends(Outcome<Int>, parent: Outcome<Int>? = nil, home: Outcome<Int>? = nil)
  /// The flow ends; a window cannot be left empty, so that its screen stays until there is another.
  case endsInSight(Outcome<Int>, parent: Outcome<Int>? = nil)
  /// It is no way to go from there, and nothing changes: here is why.
  case stays(String)

  /// All of them end for the same reason.
  static func allEnd(_ reason: Reason) -> Fate {
    .ends(.cancelled(reason), parent: .cancelled(reason), home: .cancelled(reason))
  }
}

extension Showing {
  func fate(of leaving: Leaving) -> Fate {
    switch leaving {
    case .pulledDown: .stays("it is no sheet")
    case .tappedOutside: .stays("there is no outside")
    case .dismissedByPresenter, .dismissedByItself: .stays("nothing is presented")
    case .windowGotAnotherRoot, .flowReplacedRoot: .allEnd(.rootReplaced)
    case .windowClosed: .allEnd(.windowClosed)
    default: isRoot ? fateOfRoot(leaving) : fateOnStack(leaving)
    }
  }

  private func fateOnStack(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .backMenu, .popToRoot:
      .ends(.cancelled(.popped), parent: .cancelled(.popped))
    case .swipedBack: .ends(.cancelled(.swipedBack))
    case .setOtherTop, .setSameTop: .ends(.cancelled(.replaced))
    case .finish: .ends(.finished(7))
    case .parentFinished: .ends(.cancelled(.parentEnded), parent: .finished(1))
    default: .ends(.cancelled(.popped))
    }
  }

  private func fateOfRoot(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .finish: .endsInSight(.finished(7))
    case .parentFinished:
      hasParent
        ? .endsInSight(.cancelled(.parentEnded), parent: .finished(1))
        : .stays("no flow shows it")
    case .released: .stays("the window holds it")
    case .setShorter where isOnStack: .allEnd(.popped)
    case .setOtherTop where isOnStack, .setSameTop where isOnStack: .allEnd(.replaced)
    default: .stays(isOnStack ? "it is the lowest of its stack" : "it is on no stack")
    }
  }
}
