import SafariServices
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct SafariServicesTests {
  private let app = AppDriver()
  private let window = UIWindow()
  private let root = UIViewController()
  private let listener = Listener()

  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var heard: [String] = []
    var dismisses = false

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finished")
      if dismisses { controller.dismiss(animated: true) }
    }

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { heard.append("loaded: \(didLoadSuccessfully)") }
  }

  private func present(
    _ change: (SFSafariViewController) -> Void = { _ in }
  ) async throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    let url = try #require(URL(string: "https://example.com/help?a=b"))
    let controller = SFSafariViewController(url: url)
    controller.delegate = listener
    change(controller)
    root.present(controller, animated: true)
    try await app.settle()
  }

  @Test func `the address is shown, and that it is not loaded`() async throws {
    try await present()
    app.expect(app.text("https://example.com/help?a=b"))
    app.expect(app.text("There is no web engine here."))
    app.expect(app.text("example.com"))
    #expect(listener.heard == ["loaded: false"])
  }

  @Test(arguments: [false, true])
  func `its button leaves it, and the delegate hears once`(dismisses: Bool) async throws {
    listener.dismisses = dismisses
    try await present()
    try await app.button("Done").tap()
    #expect(root.presentedViewController == nil)
    #expect(listener.heard == ["loaded: false", "finished"])
  }

  @Test func `the button is called as the app says`() async throws {
    try await present { $0.dismissButtonStyle = .cancel }
    try await app.button("Cancel").tap()
    #expect(root.presentedViewController == nil)
  }

  @Test func `the controller is released when it has gone`() async throws {
    weak var controller: SFSafariViewController?
    try await present { controller = $0 }
    #expect(controller != nil)
    try await app.button("Done").tap()
    #expect(controller == nil)
  }

  @Test func `what is no address of the web is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      if let url = URL(string: "mailto:a@example.com") { _ = SFSafariViewController(url: url) }
    }
  }
}
