import UIKit

/// Pages, and what is in the book.
final class WalkPages: UIPageViewController, WithLife, UIPageViewControllerDataSource {
  let life: Life
  var book: [any WithLife] = []

  init(_ life: Life, style: TransitionStyle) {
    self.life = life
    super.init(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
    dataSource = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ offset: Int) -> UIViewController? {
    guard let index = book.firstIndex(where: { $0 === page }) else { return nil }
    return book.indices.contains(index + offset) ? book[index + offset] : nil
  }

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
