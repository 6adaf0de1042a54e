import UIKit

/// What is known of a controller after it is gone.
final class Life {
  enum Appearance: String { case disappeared, appearing, appeared, disappearing }

  let name: String
  var appearance = Appearance.disappeared
  /// A `willMove(toParent:)` whose `didMove(toParent:)` has not come.
  var isMoving = false
  /// `viewIsAppearing` has come in this appearance.
  var wasAppearing = false
  /// Callbacks that came when they must not.
  var faults: [String] = []

  init(name: String) { self.name = name }

  func fault(_ callback: String) { faults.append("\(name): \(callback) while \(appearance)") }
}

/// A screen that checks the order of its callbacks by itself.
final class WalkController: UIViewController {
  let life: Life

  init(_ life: Life) {
    self.life = life
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // 1.2.2 – a `will` is followed by its `did`, or by the opposite `will`.

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    switch life.appearance {
    case .disappeared, .disappearing: life.appearance = .appearing
    case .appearing, .appeared: life.fault("viewWillAppear")
    }
    life.wasAppearing = false
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // 1.2.4 – once an appearance.
    if life.appearance != .appearing || life.wasAppearing { life.fault("viewIsAppearing") }
    life.wasAppearing = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if life.appearance != .appearing { life.fault("viewDidAppear") }
    life.appearance = .appeared
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    switch life.appearance {
    case .appeared, .appearing: life.appearance = .disappearing
    case .disappearing, .disappeared: life.fault("viewWillDisappear")
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if life.appearance != .disappearing { life.fault("viewDidDisappear") }
    life.appearance = .disappeared
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    life.isMoving = true
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    life.isMoving = false
  }
}
