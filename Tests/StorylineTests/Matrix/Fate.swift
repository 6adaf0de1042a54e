import Storyline

/// The consequence of a way to leave for a flow, and for the flows that show it.
enum Fate {
  /// The flow ends, and those that show it end or stay.
  case ends(Outcome<Int>, parent: Outcome<Int>? = nil, home: Outcome<Int>? = nil)
  /// The flow ends; a window cannot be left empty, so that its screen stays until there is another.
  case endsInSight(Outcome<Int>, parent: Outcome<Int>? = nil)
  /// All of them end, but UIKit itself keeps what was presented: 1.4.7, 7.10.
  case endsKept(Reason)
  /// It is no way to go from there, and nothing changes: here is why.
  case stays(String)

  /// All of them end for the same reason.
  static func allEnd(_ reason: Reason) -> Fate {
    .ends(.cancelled(reason), parent: .cancelled(reason), home: .cancelled(reason))
  }

  /// It ends together with the one that shows it.
  static func bothEnd(_ reason: Reason) -> Fate {
    .ends(.cancelled(reason), parent: .cancelled(reason))
  }
}

extension Showing {
  func fate(of leaving: Leaving) -> Fate {
    switch (leaving, family) {
    case (.windowGotAnotherRoot, .modal): .endsKept(.rootReplaced)
    case (.windowClosed, .modal): .endsKept(.windowClosed)
    case (.windowGotAnotherRoot, _), (.flowReplacedRoot, _): .allEnd(.rootReplaced)
    case (.windowClosed, _): .allEnd(.windowClosed)
    case (.pulledDown, let family) where family != .modal: .stays("it is no sheet")
    case (.tappedOutside, let family) where family != .modal: .stays("there is no outside")
    case (.dismissedFromRoot, let family) where family != .modal,
      (.dismissedByItself, let family) where family != .modal,
      (.dismissedFromMiddle, let family) where family != .modal:
      .stays("nothing is presented")
    case (.takenOut, let family) where family != .child: .stays("it is in no other screen")
    case (_, .stack): fateOnStack(leaving)
    case (_, .replaced), (_, .child): fateWithParent(leaving)
    case (_, .root): fateOfRoot(leaving)
    case (_, .modal): fateOfModal(leaving)
    }
  }

  private func fateOnStack(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .backMenu, .popToRoot: .bothEnd(.popped)
    case .swipedBack: .ends(.cancelled(.swipedBack))
    case .setOtherTop, .setSameTop: .ends(.cancelled(.replaced))
    case .finish: .ends(.finished(7))
    case .close: .ends(.cancelled(.closed))
    case .removedByParent: .ends(.cancelled(.removed))
    case .parentFinished: .ends(.cancelled(.parentEnded), parent: .finished(1))
    default: .ends(.cancelled(.popped))
    }
  }

  /// The parent has no other screen on the stack: what takes the subject takes both.
  private func fateWithParent(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .takenOut: .ends(.cancelled(.removed))
    case .finish, .close, .removedByParent, .parentFinished:
      fateByFlow(leaving)
    case .swipedBack: .bothEnd(.swipedBack)
    case .setOtherTop, .setSameTop: .bothEnd(.replaced)
    default: .bothEnd(.popped)
    }
  }

  private func fateByFlow(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .finish: .ends(.finished(7))
    case .close: .ends(.cancelled(.closed))
    case .removedByParent: .ends(.cancelled(.removed))
    default: .ends(.cancelled(.parentEnded), parent: .finished(1))
    }
  }

  private func fateOfRoot(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .finish: .endsInSight(.finished(7))
    case .close: .endsInSight(.cancelled(.closed))
    case .removedByParent where hasParent: .endsInSight(.cancelled(.removed))
    case .parentFinished where hasParent:
      .endsInSight(.cancelled(.parentEnded), parent: .finished(1))
    case .removedByParent, .parentFinished: .stays("no flow shows it")
    case .released: .stays("the window holds it")
    case .setShorter where isOnStack: .allEnd(.popped)
    case .setOtherTop where isOnStack, .setSameTop where isOnStack: .allEnd(.replaced)
    default: .stays(isOnStack ? "it is the lowest of its stack" : "it is on no stack")
    }
  }

  /// A Boolean value that indicates whether it is so small a sheet that the back button lies
  /// outside.
  private var leavesBackButton: Bool { self == .sheet || self == .formSheetOnTablet }

  private func fateOfModal(_ leaving: Leaving) -> Fate {
    switch leaving {
    case .close where self == .alert, .removedByParent where self == .alert:
      .stays("nobody has the flow of an alert")
    case .finish, .close, .removedByParent, .parentFinished: fateByFlow(leaving)
    case .pulledDown: isSheet ? .ends(.cancelled(.pulledDown)) : .stays("it is no sheet")
    case .tappedOutside where isSheet: .ends(.cancelled(.pulledDown))
    case .backButton where leavesBackButton, .backMenu where leavesBackButton:
      .ends(.cancelled(.pulledDown))
    case .tappedOutside, .backButton, .backMenu:
      self == .popoverOnTablet
        ? .ends(.cancelled(.tappedOutside)) : .stays("what lies outside answers nothing")
    case .dismissedFromMiddle where self == .alert: .stays("nothing is presented over an alert")
    case .dismissedFromRoot, .dismissedByItself, .dismissedFromMiddle:
      .ends(.cancelled(.dismissed))
    case .released: .stays("UIKit holds what it presents")
    case .setShorter where isOnStack: .ends(.cancelled(.popped))
    case .setOtherTop where isOnStack, .setSameTop where isOnStack: .ends(.cancelled(.replaced))
    default: .stays(isOnStack ? "it is the lowest of its stack" : "it is on no stack")
    }
  }
}
