import Foundation
import StorylineTesting
import Testing
import UIKit

/// Previews of controllers in the manner of iOS 9, which a long press opens.
@MainActor @Suite(.stage) struct PreviewingTests {
  private final class Previewed: UIViewController {
    var chosen: [String] = []

    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Share", style: .default) { action, controller in
          (controller as? Previewed)?.chosen.append(action.title)
        },
        UIPreviewActionGroup(
          title: "More", style: .default,
          actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
      ]
    }
  }

  private final class Host: NSObject, UIViewControllerPreviewingDelegate {
    var events: [String] = []
    var controller: UIViewController?
    var rect: CGRect?

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      events.append("\(Int(location.x)) \(Int(location.y))")
      if let rect { previewingContext.sourceRect = rect }
      return controller
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {
      events.append(viewControllerToCommit === controller ? "commit" : "commit another")
    }
  }

  private let host = Host()
  private let app = AppDriver()
  private let root = UIViewController()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
  private let context: any UIViewControllerPreviewing

  init() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(view)
    context = root.registerForPreviewing(with: host, sourceView: view)
    try Stage.shared.settle()
  }

  private func press() throws {
    let point = CGPoint(x: 150, y: 330)
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.clock.advance(by: 0.6)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    Stage.shared.clock.mode = mode
    try Stage.shared.settle()
  }

  private func find(_ name: String) -> UIView? {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: window).first { String(describing: type(of: $0)) == name }
  }

  @Test func `10.5.1 a press shows the view of the delegate's controller`() throws {
    let controller = UIViewController()
    host.controller = controller
    #expect(context.sourceView === view)
    #expect(context.delegate === host)
    #expect(
      view.gestureRecognizers?.contains(
        context.previewingGestureRecognizerForFailureRelationship) == true)
    try press()
    #expect(host.events == ["50 30"])
    #expect(controller.view.window === window)
  }

  @Test func `10.5.1 without a controller nothing is shown`() throws {
    try press()
    #expect(host.events == ["50 30"])
    #expect(find("LiftedView") == nil)
  }

  @Test func `10.5.2 a tap on the preview commits the controller`() throws {
    host.controller = UIViewController()
    host.rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    try press()
    let preview = try #require(find("LiftedView") as? UIControl)
    preview.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    #expect(host.events == ["50 30", "commit"])
    #expect(try #require(host.controller).view.window == nil)
  }

  @Test func `10.5.3 the actions of the controller are the menu`() async throws {
    let controller = Previewed()
    host.controller = controller
    try press()
    try await app.button("Share").tap()
    #expect(controller.chosen == ["Share"])
    #expect(find("MenuCard") == nil)
  }

  @Test func `10.5.1 a context that was unregistered shows nothing`() throws {
    host.controller = UIViewController()
    root.unregisterForPreviewing(withContext: context)
    #expect(view.interactions.isEmpty)
    try press()
    #expect(host.events.isEmpty)
  }
}
