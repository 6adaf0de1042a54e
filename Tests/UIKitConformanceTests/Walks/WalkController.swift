import UIKit

/// A record of a controller that outlives it, and a check of the order of its callbacks.
final class Life {
  enum Appearance: String { case disappeared, appearing, appeared, disappearing }

  let name: String
  var appearance = Appearance.disappeared
  /// A `willMove(toParent:)` of a parent whose `didMove(toParent:)` has not come.
  ///
  /// 3.5 – not that of no parent: a swipe back that is cancelled brings it back without a word.
  var isComing = false
  /// `viewIsAppearing` has come in this appearance.
  var wasAppearing = false
  /// Callbacks that came when they must not.
  var faults: [String] = []

  init(name: String) { self.name = name }

  func fault(_ callback: String) { faults.append("\(name): \(callback) while \(appearance)") }

  // 1.2.2 – a `will` is followed by its `did`, or by the opposite `will`.

  func willAppear() {
    switch appearance {
    case .disappeared, .disappearing: appearance = .appearing
    case .appearing, .appeared: fault("viewWillAppear")
    }
    wasAppearing = false
  }

  func isAppearing() {
    // 1.2.4 – once an appearance.
    if appearance != .appearing || wasAppearing { fault("viewIsAppearing") }
    wasAppearing = true
  }

  func didAppear() {
    if appearance != .appearing { fault("viewDidAppear") }
    appearance = .appeared
  }

  func willDisappear() {
    switch appearance {
    case .appeared, .appearing: appearance = .disappearing
    case .disappearing, .disappeared: fault("viewWillDisappear")
    }
  }

  func didDisappear() {
    if appearance != .disappearing { fault("viewDidDisappear") }
    appearance = .disappeared
  }
}

/// A controller that checks the order of its callbacks.
@MainActor
protocol WithLife: UIViewController {
  var life: Life { get }
}

/// A screen that checks the order of its callbacks by itself.
final class WalkController: UIViewController, WithLife {
  let life: Life

  init(_ life: Life) {
    self.life = life
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    life.willAppear()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    life.isAppearing()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    life.didAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    life.willDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life.didDisappear()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    life.isComing = parent != nil
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    life.isComing = false
  }
}
