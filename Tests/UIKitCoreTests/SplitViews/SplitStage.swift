import StorylineTesting
import Testing
import UIKit

/// A split view on the stage's screen.
@MainActor
struct SplitStage {
  let split: UISplitViewController
  let window = UIWindow(frame: UIScreen.main.bounds)
  let list: SplitScreen
  let middle: SplitScreen?
  let detail: SplitScreen

  init(
    _ style: UISplitViewController.Style, device: Device = .iPad, onSide: Bool = true,
    log: SplitLog = SplitLog()
  ) throws {
    Stage.shared.setDevice(device)
    Stage.shared.rotate(to: onSide ? .landscapeLeft : .portrait)
    split = UISplitViewController(style: style)
    list = SplitScreen("A", log)
    middle = style == .tripleColumn ? SplitScreen("S", log) : nil
    detail = SplitScreen("D", log)
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    window.frame = UIScreen.main.bounds
    window.rootViewController = split
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  /// Returns the left and the right edge of a screen's column, on the screen.
  func edges(of screen: SplitScreen?) -> [CGFloat]? {
    guard let view = screen?.navigationController?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return [view.frame.minX, view.frame.maxX]
  }

  /// The buttons that a bar shows, by what assistive technology calls them.
  func buttons(of screen: SplitScreen?) -> [String] {
    guard let bar = screen?.navigationController?.navigationBar else { return [] }
    return Self.controls(in: bar).compactMap { $0.assistiveDescription?.label }
  }

  static func controls(in view: UIView) -> [UIControl] {
    view.subviews.filter { !$0.isHidden }.flatMap { subview in
      (subview as? UIControl).map { [$0] } ?? controls(in: subview)
    }
  }

  /// Touches a button of a bar, and waits until nothing moves.
  static func tap(_ name: String, in bar: UINavigationBar?) throws {
    let button = try #require(
      bar.flatMap { controls(in: $0).first { $0.assistiveDescription?.label == name } })
    let frame = button.frameOnScreen
    let point = CGPoint(x: frame.midX, y: frame.midY)
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    try Stage.shared.settle()
  }
}

@MainActor
final class SplitLog {
  var events: [String] = []
}

/// Records its appearance.
final class SplitScreen: UIViewController {
  private let log: SplitLog

  init(_ name: String, _ log: SplitLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ event: String) { log.events.append("\(title ?? "?").\(event)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("wA(\(animated))")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("iA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("dA")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("wD(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("dD")
  }
}
