import UIKit

// The containers of a walk, which check the order of their callbacks as its screens do.

/// A stack.
final class WalkNavigation: UINavigationController, WithLife {
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

/// Tabs, and which of them there must be.
final class WalkTabs: UITabBarController, WithLife {
  let life: Life
  /// The names of the controllers that it was given.
  var given: [String] = []

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

/// Columns, and who must be in them.
final class WalkSplit: UISplitViewController, WithLife {
  let life: Life
  /// The names of the controllers that it was given.
  var given: [Column: String] = [:]

  init(_ life: Life, style: Style) {
    self.life = life
    super.init(style: style)
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

extension WalkSplit {
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }
}
