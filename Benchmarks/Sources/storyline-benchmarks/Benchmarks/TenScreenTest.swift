import BenchmarkHarness
import Foundation
import Storyline
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of a test of an app. The test launches the app, drives ten screens, opens and closes
  /// a sheet, goes back by a cancelled and by a finished swipe, and checks that every removed
  /// screen was released. It is compared with the same app, launched and left alone.
  static var tenScreenTest: Benchmark {
    Benchmark("ten-screen-test", limit: .milliseconds(50)) {
      Comparison(
        of: { try Async.run(drive) },
        with: { try Async.run { _ = try await AppDriver.launch(TourDelegate.self) } })
    }
  }

  @MainActor
  private static func drive() async throws {
    let app = try await AppDriver.launch(TourDelegate.self)
    let failures = try await Failure.collect {
      var watches: [ReleaseWatch] = []
      for number in 2...10 {
        try await app.button("Next").tap()
        watches.append(ReleaseWatch(app.screen))
        app.expectScreen(StopViewController.self, titled: "Stop \(number)")
      }
      try await app.button("Sheet").tap()
      watches.append(ReleaseWatch(app.screen))
      app.expectScreen(LeafletViewController.self)
      try await app.pullDownSheet()
      try await app.swipeBack(cancel: true)
      app.expectScreen(StopViewController.self, titled: "Stop 10")
      try await app.swipeBack()
      for _ in 0..<8 { try await app.goBack() }
      app.expectStack("Stop 1")
      for watch in watches { try await watch.expectReleased() }
    }
    if let failure = failures.first { throw Stack.WrongScreens(description: "\(failure)") }
  }
}

/// Runs what is asynchronous on the main run loop, as a test does.
@MainActor
private enum Async {
  static func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task {
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    try result?.get()
  }
}

private final class TourDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(TourFlow(), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class TourFlow: Flow<Void> {
  override func start() { show(stop(1)) }

  private func stop(_ number: Int) -> StopViewController {
    let stop = StopViewController(number)
    stop.onNext = { [weak self] in
      guard let self else { return }
      show(self.stop(number + 1), as: .push)
    }
    stop.onSheet = { [weak self] in self?.show(LeafletFlow(), as: .present(.pageSheet)) }
    return stop
  }
}

private final class LeafletFlow: Flow<Void> {
  override func start() { show(LeafletViewController()) }
}

/// A label and two buttons, laid out by constraints as apps do it.
private final class StopViewController: UIViewController {
  var onNext: (() -> Void)?
  var onSheet: (() -> Void)?

  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Stop \(number)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "You are at \(title ?? "")."
    let next = UIButton(
      type: .system, primaryAction: UIAction(title: "Next") { [weak self] _ in self?.onNext?() })
    let sheet = UIButton(
      type: .system, primaryAction: UIAction(title: "Sheet") { [weak self] _ in self?.onSheet?() })
    var top = view.safeAreaLayoutGuide.topAnchor
    for each in [label, next, sheet] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
      NSLayoutConstraint.activate([
        each.topAnchor.constraint(equalTo: top, constant: 40),
        each.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
      top = each.bottomAnchor
    }
  }
}

private final class LeafletViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Leaflet"
    view.backgroundColor = .systemBackground
  }
}
