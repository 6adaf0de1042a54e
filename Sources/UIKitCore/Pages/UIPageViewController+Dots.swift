import Foundation

// The dots below pages that scroll from side to side.

extension UIPageViewController {
  /// Asks the data source for the dots.
  func updateDots() {
    guard let (count, index) = wantedDots else {
      if dots == nil { return }
      dots = nil
      container?.dotsDidChange()
      return
    }
    let dots = dots ?? makeDots()
    dots.numberOfPages = count
    dots.currentPage = index
    guard self.dots == nil else { return }
    self.dots = dots
    container?.dotsDidChange()
  }

  private var wantedDots: (count: Int, index: Int)? {
    // 6.3.4 – not for leaves, and not for pages that follow one another downwards.
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
      return nil
    }
    let count = dataSource.presentationCount(for: self)
    guard count != NSNotFound else { return nil }
    let index = dataSource.presentationIndex(for: self)
    // 6.3.4 – one of the two alone is not enough.
    guard index != NSNotFound else { return nil }
    return (count, index)
  }

  private func makeDots() -> UIPageControl {
    let dots = UIPageControl(frame: .zero)
    dots.addAction(
      UIAction { [weak self] _ in self?.dotsWereTouched() }, for: .valueChanged)
    dots.onChange = { [weak self] in self?.touchedFrom = $0 }
    return dots
  }

  /// Turns to the page that people chose by the dots, as code does, without calling the delegate
  /// (low confidence).
  private func dotsWereTouched() {
    guard let dots, let old = touchedFrom else { return }
    let steps = dots.currentPage - old
    // A running turn counts with its destination.
    interrupt()
    let direction: NavigationDirection = steps > 0 ? .forward : .reverse
    var target = displayed.first
    for _ in 0..<abs(steps) { target = target.flatMap { page(direction, of: $0) } }
    guard let target, isOnScreen else {
      dots.currentPage -= steps
      return
    }
    turnByDots(to: target, direction)
  }

  private func turnByDots(to target: UIViewController, _ direction: NavigationDirection) {
    let turn = PageTurn(from: displayed, to: [target], direction: direction, isGesture: false)
    let known = neighbors.pages
    neighbors = PageNeighbors()
    take(target)
    displayed = [target]
    letGo(of: known)
    start(turn)
  }
}
