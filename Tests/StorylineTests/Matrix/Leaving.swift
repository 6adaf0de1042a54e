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
  case dismissedByPresenter, dismissedByItself
  case windowGotAnotherRoot, windowClosed
  case released
  // Flows.
  case finish, parentFinished, flowReplacedRoot

  /// Does it once for every screen of the subject if it takes one screen at a time.
  @MainActor
  func perform(in scenario: Scenario) async throws {
    let person = Person()
    let navigation = scenario.subject.navigation
    let stack = navigation?.viewControllers ?? []
    let below = stack.filter { !scenario.subject.isShowing($0) }
    switch self {
    case .backButton: try await scenario.forEachScreen { person.tapBack() }
    case .swipedBack: try await scenario.forEachScreen { person.swipeBack() }
    case .pop:
      try await scenario.forEachScreen { navigation?.popViewController(animated: true) }
    case .backMenu:
      if let window = scenario.window { person.goBack(to: "Home", in: window) }
    case .pulledDown: person.pullDown()
    case .tappedOutside: person.tap(CGPoint(x: 195, y: 20))
    case .popTo:
      if let target = below.last ?? stack.last {
        navigation?.popToViewController(target, animated: true)
      }
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .setShorter: navigation?.setViewControllers(below, animated: true)
    case .setOtherTop: navigation?.setViewControllers(below + [Screen("Other")], animated: true)
    case .setSameTop: try await setSameTop(in: scenario)
    case .dismissedByPresenter:
      scenario.window?.rootViewController?.dismiss(animated: true)
    case .dismissedByItself: scenario.subject.screens.last?.dismiss(animated: true)
    case .windowGotAnotherRoot: scenario.window?.rootViewController = Screen("Other")
    case .windowClosed: scenario.closeWindow()
    case .released:
      // Nobody is told of this one: the screen is simply not there any more.
      scenario.window?.isHidden = true
      try await settle()
      navigation?.delegate = nil
      if !below.isEmpty { navigation?.setViewControllers(below, animated: false) }
    case .finish: scenario.subject.flow?.finish(7)
    case .parentFinished: scenario.parent?.flow?.finish(1)
    case .flowReplacedRoot: scenario.window?.show(OtherFlow(), as: .root)
    }
  }

  /// Puts a screen of somebody else on top, and then takes away all but what is below and above.
  @MainActor
  private func setSameTop(in scenario: Scenario) async throws {
    guard let navigation = scenario.subject.navigation else { return }
    navigation.pushViewController(Screen("Above"), animated: true)
    try await settle()
    let stack = navigation.viewControllers.filter { !scenario.subject.isShowing($0) }
    navigation.setViewControllers(stack, animated: true)
  }
}
