import Storyline
import StorylineTesting
import Testing
import UIKit

/// A view as SwiftUI's hosting view is to other code: it takes no subviews.
private final class _UIHostingView: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    Issue.record("\(type(of: subview)) was added to a view that takes no subviews.")
  }
}

private final class HostedScreen: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = _UIHostingView(frame: UIScreen.main.bounds) }
}

/// A blurred screen: an effect view takes subviews in its content view only.
private final class BlurredScreen: UIViewController {
  override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
}

/// A screen with a scroll view below everything else, which bars follow.
private final class ScrollingScreen: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
  }
}

private final class ScreenFlow: Flow<Int> {
  private let screen: UIViewController

  init(_ screen: UIViewController) { self.screen = screen }

  override func start() { show(screen) }
}

/// The library learns of changes from views of its own; those disturb none of the app's.
@MainActor @Suite("Views that take no subviews", .stage) struct ProbePlaceTests {
  @Test func `nothing is added to a hosted screen that is presented`() async throws {
    let fixture = Fixture()
    try await settle()
    let handle = try #require(fixture.root).show(ScreenFlow(HostedScreen("Hosted")), as: .present)
    try await settle()
    fixture.navigation?.dismiss(animated: true)
    try await settle()
    #expect(await handle.outcome == .cancelled(.dismissed))
  }

  @Test func `nothing is added to a hosted screen in a tab`() async throws {
    let fixture = TabFixture()
    let root = try #require(fixture.root)
    root.show(ScreenFlow(HostedScreen("Hosted")), as: .tab)
    root.show(TestFlow("Plain"), as: .tab)
    try await settle()
    fixture.tabs?.selectedIndex = 1
    fixture.root?.show(TestFlow("More"), as: .tab)
    try await settle()
    #expect(fixture.seen == "Plain")
  }

  @Test func `nothing is added to a hosted screen in another screen`() async throws {
    let fixture = Fixture()
    try await settle()
    let root = try #require(fixture.root)
    let host = try #require(fixture.navigation?.topViewController)
    root.show(ScreenFlow(HostedScreen("Part")), as: .child(in: host.view, of: host))
    try await settle()
    #expect(host.children.count == 1)
  }

  @Test func `an effect view gets its probe in its content view`() async throws {
    let fixture = TabFixture()
    let blurred = BlurredScreen()
    fixture.root?.show(ScreenFlow(blurred), as: .tab)
    try await settle()
    let effect = try #require(blurred.view as? UIVisualEffectView)
    #expect(effect.contentView.subviews.count == 1)
    #expect(!effect.subviews.contains { !$0.isDescendant(of: effect.contentView) && $0.isHidden })
  }

  @Test(arguments: [true, false]) func `bars find the scroll view of a screen`(
    isPresented: Bool
  ) async throws {
    let fixture = TabFixture()
    let screen = ScrollingScreen()
    fixture.root?.show(TestFlow("First"), as: .tab)
    fixture.root?.show(ScreenFlow(screen), as: isPresented ? .present : .tab)
    try await settle()
    fixture.tabs?.selectedIndex = 1
    fixture.root?.show(TestFlow("Third"), as: .tab)
    try await settle()
    #expect(screen.view.subviews.first === screen.scrollView)
    #expect(screen.contentScrollView(for: .top) === screen.scrollView)
  }

  @Test func `a presented screen has no view of the library's`() async throws {
    let fixture = Fixture()
    _ = try await fixture.present("Sheet")
    #expect(fixture.topModal?.view.subviews.isEmpty == true)
  }
}
