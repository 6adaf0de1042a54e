import Foundation
import StorylineTesting
import Testing
import UIKit

/// Context menus of views: who is asked, what is seen, what becomes of a preview.
@MainActor @Suite(.stage) struct ContextMenuTests {
  /// A delegate that provides a menu and records its calls.
  final class Host: NSObject, UIContextMenuInteractionDelegate {
    var events: [String] = []
    var makesMenu = true
    var preview: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var onCommit: ((UIViewController?) -> Void)?
    var highlight: UITargetedPreview?
    var location = CGPoint.zero

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      self.location = location
      guard makesMenu else { return nil }
      events.append("configuration")
      let preview = preview
      return UIContextMenuConfiguration(
        identifier: "id" as NSString,
        previewProvider: preview.map { preview in
          { [weak self] in
            self?.events.append("preview")
            return preview
          }
        }
      ) { [weak self] suggested in
        self?.events.append("actions(\(suggested.count))")
        return UIMenu(children: [
          UIAction(title: "Share") { [weak self] _ in self?.events.append("Share") },
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("highlight(\(identifier))")
      return highlight
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("dismissal")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willDisplay")
      animator?.addAnimations { [weak self] in self?.events.append("animated") }
      animator?.addCompletion { [weak self] in self?.events.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("willEnd")
      animator?.addCompletion { [weak self] in self?.events.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      events.append("commit")
      animator.preferredCommitStyle = style
      let controller = animator.previewViewController
      animator.addCompletion { [weak self] in
        self?.events.append("committed")
        self?.onCommit?(controller)
      }
    }
  }

  let host = Host()
  let app = AppDriver()
  let root = UIViewController()
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)
  let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
  let interaction: UIContextMenuInteraction

  init() throws {
    interaction = UIContextMenuInteraction(delegate: host)
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    view.backgroundColor = .red
    root.view.addSubview(view)
    view.addInteraction(interaction)
    try Stage.shared.settle()
  }

  private let middle = CGPoint(x: 150, y: 330)

  private func press(for seconds: TimeInterval = 0.6, at point: CGPoint? = nil) throws {
    let point = point ?? middle
    let mode = Stage.shared.clock.mode
    Stage.shared.clock.mode = .manual
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    Stage.shared.clock.mode = mode
    try Stage.shared.settle()
  }

  private func find(_ name: String) -> UIView? {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }
    return all(in: window).first { String(describing: type(of: $0)) == name }
  }

  private func node(_ view: UIView) -> [DisplayNode] {
    func all(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    return all(Stage.shared.displayList().roots).filter { $0.id == view.displayID }
  }

  // MARK: Opening

  @Test func `a finger that stays half a second opens the menu`() throws {
    try press(for: 0.4)
    #expect(host.events.isEmpty && find("MenuCard") == nil)
    try press(for: 0.6)
    #expect(find("MenuCard") != nil)
    #expect(host.location == CGPoint(x: 50, y: 30))
    #expect(interaction.location(in: nil) == middle)
    #expect(interaction.menuAppearance == .rich)
  }

  @Test func `a click with the other button opens it at once`() throws {
    #expect(Stage.shared.secondaryClick(at: middle))
    try Stage.shared.settle()
    #expect(find("MenuCard") != nil)
    #expect(!Stage.shared.secondaryClick(at: CGPoint(x: 10, y: 700)))
  }

  @Test func `everybody is asked and told in order`() async throws {
    host.preview = UIViewController()
    try press()
    #expect(
      host.events == [
        "configuration", "highlight(id)", "preview", "actions(0)", "willDisplay", "animated",
        "displayed",
      ])
    host.events = []
    try await app.button("Share").tap()
    #expect(host.events == ["dismissal", "willEnd", "Share", "ended"])
    #expect(interaction.menuAppearance == .unknown)
    #expect(find("MenuCard") == nil)
  }

  @Test func `without a configuration a press is what it was`() throws {
    final class Touched: UIView {
      var ends = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
    }
    let touched = Touched(frame: CGRect(x: 100, y: 500, width: 100, height: 60))
    touched.addInteraction(UIContextMenuInteraction(delegate: host))
    root.view.addSubview(touched)
    host.makesMenu = false
    try press(at: CGPoint(x: 150, y: 530))
    #expect(touched.ends == 1)
    host.makesMenu = true
    try press(at: CGPoint(x: 150, y: 530))
    #expect(touched.ends == 1)
  }

  @Test func `the innermost view with a menu opens its own`() throws {
    let inner = Host()
    let innerView = UIView(frame: view.bounds)
    innerView.addInteraction(UIContextMenuInteraction(delegate: inner))
    view.addSubview(innerView)
    try press()
    #expect(!inner.events.isEmpty)
    #expect(!host.events.contains("willDisplay"))
  }

  @Test func `a view keeps its interactions, and one goes from view to view`() {
    #expect(view.interactions.count == 1)
    #expect(interaction.view === view)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(view.interactions.isEmpty && interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }

  @Test func `who implements the older name of the highlight preview is asked too`() throws {
    final class Older: NSObject, UIContextMenuInteractionDelegate {
      var asked = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "One") { _ in }])
        })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked += 1
        return nil
      }
    }
    let older = Older()
    let other = UIView(frame: CGRect(x: 100, y: 500, width: 100, height: 60))
    other.addInteraction(UIContextMenuInteraction(delegate: older))
    root.view.addSubview(other)
    try press(at: CGPoint(x: 150, y: 530))
    #expect(older.asked == 1)
  }

  // MARK: What is seen

  @Test func `the view is lifted: it is drawn once, above everything else`() throws {
    try press()
    let nodes = node(view)
    #expect(nodes.count == 1)
    let overlay = try #require(Stage.shared.displayList().roots.first?.children.last)
    func contains(_ node: DisplayNode) -> Bool {
      node.id == view.displayID || node.children.contains(where: contains)
    }
    #expect(contains(overlay))
    interaction.dismissMenu()
    try Stage.shared.settle()
    #expect(node(view).count == 1)
    #expect(find("LiftedView") == nil)
  }

  @Test func `everything behind is blurred`() throws {
    try press()
    let backdrop = try #require(find("ContextBackdrop"))
    #expect(node(backdrop).first?.blursBackdrop == true)
    #expect(backdrop.frame == window.bounds)
  }

  @Test func `preview and menu stand on the screen, one beside the other`() throws {
    view.frame.origin = CGPoint(x: 290, y: 760)
    try press(at: CGPoint(x: 340, y: 790))
    let (preview, card) = (try #require(find("LiftedView")), try #require(find("MenuCard")))
    let area = window.bounds.inset(by: window.safeAreaInsets)
    #expect(area.contains(card.frameOnScreen) && area.contains(preview.frameOnScreen))
    #expect(!card.frameOnScreen.intersects(preview.frameOnScreen))
  }

  @Test func `a preview shows the part that its path says, on its background`() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
    parameters.backgroundColor = .green
    host.highlight = UITargetedPreview(view: view, parameters: parameters)
    try press()
    let lifted = try #require(find("LiftedView"))
    #expect(node(view).first?.mask != nil)
    #expect(node(lifted).first?.background?.green == 1)
  }

  @Test func `a target outside of a window raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UITargetedPreview(view: UIView())
    }
  }

  // MARK: Previews of controllers

  @Test func `a controller's view is shown, appears, and disappears with the menu`() async throws {
    final class Preview: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }
    let preview = Preview()
    preview.preferredContentSize = CGSize(width: 200, height: 150)
    host.preview = preview
    try press()
    #expect(preview.view.window === window)
    #expect(preview.view.bounds.size == CGSize(width: 200, height: 150))
    #expect(preview.calls == ["appeared"])
    try await app.button("Share").tap()
    #expect(preview.calls == ["appeared", "disappeared"])
    #expect(preview.view.window == nil)
  }

  @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
  func `a tap on the preview commits it, and it can be pushed`(
    style: UIContextMenuInteractionCommitStyle
  ) async throws {
    let preview = UIViewController()
    preview.title = "Preview"
    host.preview = preview
    host.style = style
    let navigation = navigation
    host.onCommit = {
      if let controller = $0 { navigation.pushViewController(controller, animated: true) }
    }
    try press()
    host.events = []
    let platter = try #require(find("LiftedView")).frameOnScreen
    try await app.tap(at: CGPoint(x: platter.midX, y: platter.midY))
    #expect(host.events == ["commit", "dismissal", "willEnd", "committed", "ended"])
    #expect(navigation.viewControllers.last === preview)
    #expect(preview.view.window === window)
    #expect(find("MenuCard") == nil)
    app.expectStack("Root", "Preview")
  }

  @Test func `nothing of a menu is kept when it has gone`() async throws {
    weak var preview: UIViewController?
    do {
      let controller = UIViewController()
      preview = controller
      host.preview = controller
      try press()
      host.preview = nil
    }
    #expect(preview != nil)
    interaction.dismissMenu()
    try Stage.shared.settle()
    #expect(preview == nil)
  }

  // MARK: While it is open

  @Test func `the menu that is open can be replaced`() async throws {
    try press()
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children + [UIAction(title: "More") { _ in }])
    }
    try await app.button("More").tap()
    #expect(find("MenuCard") == nil)
  }

  @Test func `an interaction that is taken away closes its menu`() throws {
    try press()
    view.removeInteraction(interaction)
    try Stage.shared.settle()
    #expect(find("MenuCard") == nil)
    #expect(host.events.contains("willEnd"))
  }
}
