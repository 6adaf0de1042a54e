import Storyline
import StorylineTesting
import UIKit

/// A way in which screens can go.
enum Leaving: CaseIterable {
  // A person.
  case backButton, backMenu, swipedBack, pulledDown, tappedOutside
  // Code that knows nothing of flows.
  case pop, popTo, popToRoot
  case setShorter, setOtherTop, setSameTop
  case dismissedFromRoot, dismissedByItself, dismissedFromMiddle, takenOut
  case windowGotAnotherRoot, windowClosed
  case released
  // Flows.
  case finish, close, parentFinished, removedByParent, flowReplacedRoot

  /// Does it once for every screen of the subject if it takes one screen at a time.
  @MainActor
  func perform(in scenario: Scenario) async throws {
    switch self {
    case .backButton, .backMenu, .swipedBack, .pulledDown, .tappedOutside:
      try await performByHand(in: scenario)
    case .pop, .popTo, .popToRoot, .setShorter, .setOtherTop, .setSameTop, .released:
      try await performOnStack(in: scenario)
    case .dismissedFromRoot: scenario.window?.rootViewController?.dismiss(animated: true)
    case .dismissedByItself: scenario.subject.screens.last?.dismiss(animated: true)
    case .dismissedFromMiddle: try await dismissFromMiddle(in: scenario)
    case .takenOut:
      guard let screen = scenario.subject.screens.last, let host = screen.parent,
        !(host is UINavigationController)
      else { return }
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    case .windowGotAnotherRoot:
      scenario.window?.rootViewController = Screen("Other")
      guard scenario.showing.family == .modal else { return }
      // UIKit retains everything and calls no one: it is found at the next command.
      _ = scenario.home?.flow?.show(Screen("Late")).receipt
    case .windowClosed: scenario.closeWindow()
    case .finish: scenario.finishSubject()
    case .close: scenario.subject.flow?.close()
    case .parentFinished: scenario.parent?.flow?.finish(1)
    case .removedByParent:
      if let flow = scenario.subject.flow { scenario.parent?.flow?.removeChild(flow) }
    case .flowReplacedRoot: scenario.window?.show(OtherFlow(), as: .root)
    }
  }

  @MainActor
  private func performByHand(in scenario: Scenario) async throws {
    let finger = Hand()
    switch self {
    case .backButton: try await scenario.forEachScreen { finger.tapBack() }
    case .swipedBack: try await scenario.forEachScreen { finger.swipeBack() }
    case .backMenu:
      if let window = scenario.window { finger.goBack(to: "Home", in: window) }
    case .pulledDown: finger.pullDown(from: scenario.topOfSubject)
    default: finger.tap(CGPoint(x: 195, y: 20))
    }
  }

  @MainActor
  private func performOnStack(in scenario: Scenario) async throws {
    guard let navigation = scenario.subject.navigation else { return }
    let stack = navigation.viewControllers
    let below = stack.filter { !scenario.subject.isIn($0) }
    switch self {
    case .pop: try await scenario.forEachScreen { navigation.popViewController(animated: true) }
    case .popTo:
      if let target = below.last ?? stack.last {
        navigation.popToViewController(target, animated: true)
      }
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setShorter: navigation.setViewControllers(below, animated: true)
    case .setOtherTop: navigation.setViewControllers(below + [Screen("Other")], animated: true)
    case .setSameTop:
      navigation.pushViewController(Screen("Above"), animated: true)
      try await settle()
      let stack = navigation.viewControllers.filter { !scenario.subject.isIn($0) }
      navigation.setViewControllers(stack, animated: true)
    default:
      // There is no call for this one: the screen is simply removed.
      scenario.window?.isHidden = true
      try await settle()
      navigation.delegate = nil
      if !below.isEmpty { navigation.setViewControllers(below, animated: false) }
    }
  }

  /// Another controller presents over it; then it goes together with those above.
  @MainActor
  private func dismissFromMiddle(in scenario: Scenario) async throws {
    guard let screen = scenario.subject.screens.last, !(screen is UIAlertController),
      let presenting = screen.presentingViewController
    else { return }
    screen.present(Screen("Above"), animated: true)
    try await settle()
    presenting.dismiss(animated: true)
  }
}
