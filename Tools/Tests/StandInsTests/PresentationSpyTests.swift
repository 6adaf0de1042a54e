import StorylineTesting
import Testing
import UIKit
import ViewControllerPresentationSpy

@MainActor @Suite(.stage) struct PresentationSpyTests {
  private let screen = UIViewController()

  private func windowWithScreen() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return window
  }

  @Test func `an alert is captured, and its actions can be called`() throws {
    let verifier = AlertVerifier()
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    var deletions = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deletions += 1 })
    screen.present(alert, animated: true)
    #expect(verifier.presentedCount == 1)
    #expect(verifier.title == "Delete?")
    #expect(verifier.message == "For good")
    #expect(verifier.animated)
    #expect(verifier.presentingViewController === screen)
    #expect(screen.presentedViewController == nil)
    verifier.verify(
      title: "Delete?", message: "For good", animated: true, actions: [.destructive("Delete")],
      presentingViewController: screen)
    try verifier.executeAction(forButton: "Delete")
    #expect(deletions == 1)
    #expect(throws: AlertVerifierErrors.buttonNotFound) {
      try verifier.executeAction(forButton: "Keep")
    }
  }

  @Test func `an alert without texts has empty ones`() {
    let verifier = AlertVerifier()
    screen.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: false)
    verifier.verify(
      title: "", message: "", animated: false, actions: [], preferredStyle: .actionSheet)
    #expect(verifier.title == "" && verifier.message == "")
  }

  @Test func `a controller is captured with its view, and returned by its type`() {
    let verifier = PresentationVerifier()
    var completions = 0
    screen.present(UITabBarController(), animated: false) { completions += 1 }
    let found: UITabBarController? = verifier.verify(
      animated: false, presentingViewController: screen)
    #expect(found?.isViewLoaded == true)
    #expect(completions == 0)
    verifier.capturedCompletion?()
    #expect(completions == 1)
  }

  @Test func `a dismissal is captured`() {
    let verifier = DismissalVerifier()
    screen.dismiss(animated: true)
    verifier.verify(animated: true, dismissedViewController: screen)
    #expect(verifier.dismissedCount == 1)
  }

  @Test func `controllers are presented when the verifier is gone`() {
    var verifier: PresentationVerifier? = PresentationVerifier()
    let window = windowWithScreen()
    screen.present(UIViewController(), animated: false)
    #expect(verifier?.presentedCount == 1)
    #expect(screen.presentedViewController == nil)
    verifier = nil
    let other = UIViewController()
    screen.present(other, animated: false)
    #expect(screen.presentedViewController === other)
    window.isHidden = true
  }
}
