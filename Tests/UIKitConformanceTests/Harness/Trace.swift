import Testing
import UIKit

/// Callbacks in the order in which they came: `A.viewWillAppear`, `nav.didShow(B)`.
@MainActor
final class Trace {
  private(set) var events: [String] = []

  /// Events that are left out: what a test is not about.
  var ignored: Set<String> = []

  func record(_ name: String, _ event: String) {
    if !ignored.contains(event) { events.append("\(name).\(event)") }
  }

  /// Forgets what was recorded so far.
  func clear() { events = [] }

  /// Fails, and prints both lists side by side, unless exactly `expected` was recorded.
  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard events != expected else { return }
    let width = (expected.map(\.count).max() ?? 0) + 2
    var lines = ["expected".padding(to: width) + "  recorded"]
    for index in 0..<max(expected.count, events.count) {
      let want = index < expected.count ? expected[index] : "–"
      let got = index < events.count ? events[index] : "–"
      lines.append(want.padding(to: width) + (want == got ? "  " : "≠ ") + got)
    }
    Issue.record(
      Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// A screen that records everything UIKit tells it.
class TracingController: UIViewController {
  let name: String
  let trace: Trace

  /// Runs inside the callback of that name.
  var reactions: [String: () -> Void] = [:]

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func record(_ event: String, _ reaction: String) {
    trace.record(name, event)
    reactions[reaction]?()
  }

  override func loadView() {
    record("loadView", "loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad", "viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear(\(animated))", "viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing(\(animated))", "viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear(\(animated))", "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear(\(animated))", "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear(\(animated))", "viewDidDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("viewWillLayoutSubviews", "viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("viewDidLayoutSubviews", "viewDidLayoutSubviews")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("willMove(\(parent == nil ? "nil" : "parent"))", "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("didMove(\(parent == nil ? "nil" : "parent"))", "didMove")
  }
}

/// A navigation delegate that records what it is told.
final class TracingDelegate: NSObject, UINavigationControllerDelegate {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.record("nav", "willShow(\(viewController.title ?? "?"), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.record("nav", "didShow(\(viewController.title ?? "?"), \(animated))")
  }
}

extension Trace {
  /// The callbacks of loading and layout, for tests of appearance only.
  static let loadingAndLayout: Set<String> = [
    "loadView", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]
  /// The callbacks of containment.
  static let containment: Set<String> = [
    "willMove(parent)", "didMove(parent)", "willMove(nil)", "didMove(nil)",
  ]
}
