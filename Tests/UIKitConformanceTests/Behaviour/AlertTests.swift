import StorylineTesting
import Testing
import UIKit

/// 5.6: alerts and action sheets.
@MainActor @Suite(.harness) struct AlertTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func showPresenter() throws -> TracingController {
    trace.ignored = Trace.loadingAndLayout
    let presenter = TracingController("A", trace)
    harness.makeWindow(root: presenter).makeKeyAndVisible()
    try harness.settle()
    trace.clear()
    return presenter
  }

  private final class TracingAlert: UIAlertController {
    var onDisappear: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }
  }

  func alert(
    _ style: UIAlertController.Style = .alert,
    _ actions: [(title: String, style: UIAlertAction.Style)] = [("OK", .default)]
  ) -> UIAlertController {
    let alert = TracingAlert(title: "Title", message: "Message", preferredStyle: style)
    alert.onDisappear = { [trace] in trace.record("alert", "viewDidDisappear") }
    for action in actions {
      alert.addAction(
        UIAlertAction(title: action.title, style: action.style) { [trace] in
          trace.record("handler", $0.title ?? "")
        })
    }
    return alert
  }

  private func present(_ alert: UIAlertController, on presenter: UIViewController) throws {
    presenter.present(alert, animated: true)
    try harness.settle()
  }

  /// The middle of what shows that text, on the screen; `nil` where nothing does.
  private func place(of text: String, in alert: UIAlertController) -> CGPoint? {
    func search(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == text, !view.isHidden { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    guard let label = alert.view.window.flatMap(search) else { return nil }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  private func tap(_ title: String, in alert: UIAlertController) throws {
    harness.tap(at: try #require(place(of: title, in: alert)))
  }

  @Test func `5.6.1 a tapped action dismisses by itself, and its handler runs once, afterwards`()
    throws
  {
    let presenter = try showPresenter()
    let alert = alert()
    try present(alert, on: presenter)
    harness.holdTime()
    try tap("OK", in: alert)
    harness.turn()
    // A second tap while it goes does nothing.
    if let again = place(of: "OK", in: alert) { harness.tap(at: again) }
    harness.turn()
    #expect(presenter.presentedViewController === alert)
    trace.expect([])
    try harness.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(trace.events.filter { $0 == "handler.OK" }.count == 1)
  }

  @Test func `5.6.2 the alert's viewDidDisappear comes before the handler`() throws {
    let presenter = try showPresenter()
    let alert = alert()
    try present(alert, on: presenter)
    try tap("OK", in: alert)
    try harness.settle()
    trace.expect(["alert.viewDidDisappear", "handler.OK"])
  }

  @Test func `5.6.3 a handler can present another controller`() throws {
    let presenter = try showPresenter()
    let next = UIViewController()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Next", style: .default) { _ in
        presenter.present(next, animated: true)
      })
    try present(alert, on: presenter)
    try tap("Next", in: alert)
    try harness.settle()
    #expect(presenter.presentedViewController === next)
    #expect(next.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `5.6.4 the presenter gets no appearance callbacks`(style: UIAlertController.Style) throws {
    let presenter = try showPresenter()
    let alert = alert(style)
    try present(alert, on: presenter)
    #expect(presenter.view.window != nil)
    try tap("OK", in: alert)
    try harness.settle()
    #expect(trace.events.filter { $0.hasPrefix("A.") }.isEmpty)
  }

  @Test func `5.6.5 a programmatic dismissal calls no handler`() throws {
    let presenter = try showPresenter()
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    try present(alert, on: presenter)
    presenter.dismiss(animated: true)
    try harness.settle()
    #expect(presenter.presentedViewController == nil)
    trace.expect(["alert.viewDidDisappear"])
  }

  @Test func `5.6.6 an alert has the text fields that were added to it, in order`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
  }

  @Test func `5.6.7 in a popover there is no cancel button, and a tap beside it cancels`() throws {
    harness.useLargeDevice()
    let presenter = try showPresenter()
    let alert = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = presenter.view
    popover.sourceRect = CGRect(x: 400, y: 400, width: 10, height: 10)
    try present(alert, on: presenter)
    #expect(place(of: "Delete", in: alert) != nil)
    #expect(place(of: "Cancel", in: alert) == nil)
    harness.tap(at: CGPoint(x: 20, y: 1000))
    try harness.settle()
    #expect(presenter.presentedViewController == nil)
    trace.expect(["alert.viewDidDisappear", "handler.Cancel"])
  }

  @Test func `5.6.7 an action in a popover does not cancel`() throws {
    harness.useLargeDevice()
    let presenter = try showPresenter()
    let alert = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = presenter.view
    popover.sourceRect = CGRect(x: 400, y: 400, width: 10, height: 10)
    try present(alert, on: presenter)
    try tap("Delete", in: alert)
    try harness.settle()
    trace.expect(["alert.viewDidDisappear", "handler.Delete"])
  }

  @Test func `5.6.7 on a phone a tap beside an action sheet cancels, beside an alert it does not`()
    throws
  {
    let presenter = try showPresenter()
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = alert(style, [("OK", .default), ("Cancel", .cancel)])
      #expect(alert.popoverPresentationController == nil)
      try present(alert, on: presenter)
      #expect(place(of: "Cancel", in: alert) != nil)
      harness.tap(at: CGPoint(x: 100, y: 100))
      try harness.settle()
      #expect((presenter.presentedViewController == nil) == (style == .actionSheet))
      presenter.dismiss(animated: false)
      try harness.settle()
    }
    trace.expect(["alert.viewDidDisappear", "alert.viewDidDisappear", "handler.Cancel"])
  }

  @Test func `5.6.8 actions keep their order, the system places cancel`() throws {
    let presenter = try showPresenter()
    let alert = alert(
      .alert, [("Cancel", .cancel), ("One", .default), ("Two", .destructive), ("Three", .default)])
    #expect(alert.actions.map(\.title) == ["Cancel", "One", "Two", "Three"])
    try present(alert, on: presenter)
    let places = try ["One", "Two", "Three", "Cancel"].map {
      try #require(place(of: $0, in: alert)).y
    }
    #expect(places == places.sorted())
  }

  @Test func `5.6.8 of two actions cancel is on the left`() throws {
    let presenter = try showPresenter()
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    try present(alert, on: presenter)
    let (ok, cancel) = (
      try #require(place(of: "OK", in: alert)), try #require(place(of: "Cancel", in: alert))
    )
    #expect(ok.y == cancel.y)
    #expect(cancel.x < ok.x)
  }

  @Test func `5.6.9 an alert without actions is presented and stays`() throws {
    let presenter = try showPresenter()
    let alert = alert(.alert, [])
    try present(alert, on: presenter)
    harness.tap(at: CGPoint(x: 196, y: 426))
    harness.tap(at: CGPoint(x: 20, y: 100))
    try harness.settle()
    #expect(presenter.presentedViewController === alert)
    #expect(place(of: "Message", in: alert) != nil)
  }

  @Test func `7.2 an alert that was dismissed without animation is released`() throws {
    let presenter = try showPresenter()
    weak var released: UIAlertController?
    do {
      let alert = alert()
      released = alert
      try present(alert, on: presenter)
      presenter.dismiss(animated: false)
    }
    try harness.settle()
    harness.turn()
    harness.turn()
    #expect(released == nil)
  }

  @Test func `7.7 an alert that is gone is released with its handlers`() throws {
    let presenter = try showPresenter()
    weak var released: UIAlertController?
    do {
      let alert = alert()
      released = alert
      try present(alert, on: presenter)
      try tap("OK", in: alert)
    }
    try harness.settle()
    harness.turn()
    harness.turn()
    #expect(released == nil)
  }
}
