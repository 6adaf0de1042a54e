import Storyline
import StorylineTesting
import UIKit

/// A screen that writes down what UIKit tells it.
final class PlaceScreen: UIViewController {
  enum Callback: Equatable {
    case loads
    case appears(animated: Bool)
    case disappears(animated: Bool)
  }

  private(set) var callbacks: [Callback] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func forget() { callbacks = [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.append(.loads)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks.append(.appears(animated: animated))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks.append(.disappears(animated: animated))
  }
}

/// A flow that has routes to flows of its own kind, in all the ways in which a flow is shown.
final class PlaceFlow: Flow<Int> {
  let name: String
  var survives = false
  var results: [Int] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var survivesLinks: Bool { survives }

  override func start() { show(PlaceScreen(name)) }
}

struct Missing: Error, CustomStringConvertible {
  var description: String { "there is no such place" }
}

extension PlaceFlow {
  static let next = Route("next", as: .push) { (_: PlaceFlow, id: Int) in
    guard id >= 0 else { throw Missing() }
    return PlaceFlow("next \(id)")
  } whenFinished: { place, result in
    place.results.append(result)
  }

  static let sheet = Route("sheet", as: .present(in: .navigation)) { (_: PlaceFlow, id: Int) in
    PlaceFlow("sheet \(id)")
  }

  static let cover = Route("cover", as: .present(.fullScreen, in: .navigation)) {
    (_: PlaceFlow, id: Int) in
    PlaceFlow("cover \(id)")
  }

  static let card = Route("card", as: .present) { (_: PlaceFlow) in PlaceFlow("card") }

  static let home = Route("home", as: .root(in: .navigation)) { (_: PlaceFlow) in
    PlaceFlow("home")
  }

  static let instead = Route("instead", as: .replace) { (_: PlaceFlow, id: Int) in
    PlaceFlow("instead \(id)")
  }

  static let help = Route("help", as: .present, screen: { (_: PlaceFlow) in PlaceScreen("help") })
}

/// A clock that a test moves.
@MainActor
final class HandClock: LinkClock {
  private var alarms: [(number: Int, at: TimeInterval, body: @MainActor () -> Void)] = []
  private var now: TimeInterval = 0
  private var lastNumber = 0

  func call(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    lastNumber += 1
    let number = lastNumber
    alarms.append((number, now + seconds, body))
    return { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }

  func advance(by seconds: TimeInterval) {
    now += seconds
    let due = alarms.filter { $0.at <= now }
    alarms.removeAll { $0.at <= now }
    for alarm in due { alarm.body() }
  }

  var isIdle: Bool { alarms.isEmpty }
}

/// A window with a flow from which links begin.
@MainActor
final class LinkStage {
  let window = UIWindow()
  let clock = HandClock()
  private(set) weak var root: PlaceFlow?

  init(launched: Bool = true) {
    window.linkClock = clock
    if launched { launch() }
  }

  func launch() {
    let flow = PlaceFlow("root")
    root = flow
    window.show(flow, as: .root(in: .navigation))
    window.makeKeyAndVisible()
  }

  /// The titles in front, the lowest first; what covers the rest begins with a bar.
  var titles: [String] {
    layers.map { layer in layer.map { $0.title ?? "–" }.joined(separator: " ") }
      .enumerated().map { $0 == 0 ? $1 : "| \($1)" }
  }

  var layers: [[UIViewController]] {
    var result: [[UIViewController]] = []
    var next = window.rootViewController
    while let each = next {
      result.append((each as? UINavigationController)?.viewControllers ?? [each])
      next = each.presentedViewController
    }
    return result
  }

  var screens: [PlaceScreen] { layers.flatMap(\.self).compactMap { $0 as? PlaceScreen } }

  var log: [String] { window.storyLog.map(\.description) }

  /// Returns the log after its first `count` events.
  func events(after count: Int) -> [Event] { Array(window.storyLog.dropFirst(count)) }
}
