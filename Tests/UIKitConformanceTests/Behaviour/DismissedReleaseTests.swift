import StorylineTesting
import Testing
import UIKit

/// 7.2: what was dismissed is released, however it was presented.
@MainActor @Suite(.harness) struct DismissedReleaseTests {
  let harness: any Harness = PlatformHarness()

  final class Director: NSObject, UIViewControllerTransitioningDelegate {}

  enum Kind: CaseIterable {
    case sheet, fullScreen, custom, alert, stack
  }

  private func controller(_ kind: Kind, _ director: Director) -> UIViewController {
    switch kind {
    case .sheet: return UIViewController()
    case .alert:
      return UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    case .stack: return UINavigationController(rootViewController: UIViewController())
    case .fullScreen:
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      return controller
    case .custom:
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = director
      return controller
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `7.2 what was dismissed is released`(kind: Kind, animated: Bool) throws {
    let director = Director()
    let navigation = try harness.showNavigation([UIViewController()])
    weak var presented: UIViewController?
    do {
      let controller = controller(kind, director)
      presented = controller
      navigation.present(controller, animated: true)
    }
    try harness.settle()
    #expect(presented != nil)
    navigation.dismiss(animated: animated)
    try harness.settle()
    #expect(presented == nil)
  }

  @Test(arguments: Kind.allCases)
  func `7.2 what was dismissed in a hidden window is released`(kind: Kind) throws {
    let director = Director()
    let navigation = try harness.showNavigation([UIViewController()])
    weak var presented: UIViewController?
    do {
      let controller = controller(kind, director)
      presented = controller
      navigation.present(controller, animated: true)
    }
    try harness.settle()
    navigation.view.window?.isHidden = true
    try harness.settle()
    navigation.dismiss(animated: false)
    try harness.settle()
    #expect(presented == nil)
  }
}
