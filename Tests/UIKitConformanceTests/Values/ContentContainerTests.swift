import StorylineTesting
import Testing
import UIKit

/// A controller that records what it hears of its child and of its size.
private final class Hearing: UIViewController {
  var log: [String] = []

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("preferred")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("size")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("did")
  }
}

private final class HearingPresentation: UIPresentationController {
  var log: [String] = []
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("preferred")
  }
}

private final class HearingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HearingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// 18.4.1 and 18.4.2: what containers hear of content.
@MainActor @Suite(.harness) struct ContentContainerTests {
  let harness: any Harness = PlatformHarness()
  private let parent = Hearing()
  private let child = Hearing()

  private func show() throws {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    harness.makeWindow(root: parent).makeKeyAndVisible()
    try harness.settle()
    parent.log = []
    child.log = []
  }

  @Test func `18.4.1 a container is notified once of each preferred size`() throws {
    try show()
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.log == ["preferred"])
  }

  @Test func `18.4.1 the presentation controller is notified too`() throws {
    try show()
    let presented = UIViewController()
    let delegate = HearingDelegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    parent.present(presented, animated: false)
    try harness.settle()
    presented.preferredContentSize = CGSize(width: 5, height: 5)
    #expect((presented.presentationController as? HearingPresentation)?.log == ["preferred"])
  }

  @Test func `18.4.2 turning the device tells the parent and its child of traits and size`() throws
  {
    try show()
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(parent.log == ["traits", "size", "did"])
    #expect(child.log == ["traits", "size", "did"])
  }

  @Test func `5.5.19 without a gesture the rest of a transition has its own speed and curve`()
    throws
  {
    let navigation = try harness.showNavigation([UIViewController()])
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.view.layoutIfNeeded()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut)
    try harness.settle()
  }
}
