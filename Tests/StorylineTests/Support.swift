import Storyline
import StorylineTesting
import Testing
import UIKit

/// A screen with a title and nothing else.
final class Screen: UIViewController {
  /// A model that must be released with the screen.
  let model = NSObject()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A flow that shows one screen when it starts, and whatever a test asks for later.
final class TestFlow: Flow<Int> {
  private let firstTitles: [String]

  init(_ firstTitles: String...) {
    self.firstTitles = firstTitles
    super.init()
  }

  override func start() {
    for title in firstTitles { show(Screen(title), animated: false) }
  }
}

/// A window on the stage, with a root flow in a navigation controller.
@MainActor
final class Fixture {
  let window = UIWindow()
  let rootHandle: FlowHandle<Int>
  private(set) weak var root: TestFlow?
  weak var navigation: UINavigationController?

  init(_ firstTitle: String = "Root", visible: Bool = true) {
    let flow = TestFlow(firstTitle)
    rootHandle = window.show(flow, as: .root(in: .navigation))
    root = flow
    navigation = window.rootViewController as? UINavigationController
    if visible { window.makeKeyAndVisible() }
  }

  /// The titles on the stack, the lowest first.
  var titles: [String] { navigation?.viewControllers.map { $0.title ?? "–" } ?? [] }

  var log: [String] { window.storyLog.map(\.description) }

  /// Pushes a flow of one screen above `parent`, and lets it settle.
  func push(_ titles: String..., above parent: TestFlow? = nil) async throws -> Shown {
    let shown = Shown(titles, above: try #require(parent ?? root))
    try await settle()
    return shown
  }
}

/// A flow that was pushed, of which a test keeps nothing alive.
@MainActor
final class Shown {
  weak var flow: TestFlow?
  let handle: FlowHandle<Int>
  /// Every outcome that arrived: exactly one in the end.
  private(set) var outcomes: [Outcome<Int>] = []

  convenience init(_ titles: [String], above parent: Flow<Int>, as style: FlowStyle = .push) {
    self.init(TestFlow(), showing: titles) { parent.show($0, as: style) }
  }

  /// A flow that `show` shows.
  init(_ child: TestFlow, showing titles: [String], _ show: (TestFlow) -> FlowHandle<Int>) {
    handle = show(child)
    // Tests and walks that are refused look at the handle of the flow, or at the stack.
    for title in titles { _ = child.show(Screen(title)).receipt }
    flow = child
    handle.whenEnded { [weak self] in self?.outcomes.append($0) }
  }
}
