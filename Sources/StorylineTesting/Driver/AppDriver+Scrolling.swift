public import Foundation
import UIKit

// Scrolling, as a person does with a finger that does not flick.
extension AppDriver {
  /// Scrolls until that element is seen.
  ///
  /// One that is not there yet, as a row that a table has not made, is looked for towards the end of
  /// what is scrolled in front. A tap on an element scrolls to it by itself.
  ///
  /// - Throws: ``DriverError`` when it is not there.
  public func scroll(
    to element: Element, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    var candidates = frontScrollViews
    while element.matches(.shown).isEmpty {
      guard let scrollView = candidates.first else { break }
      let page = CGPoint(x: 0, y: scrollView.bounds.height * 0.6)
      if !Scrolling.move(scrollView, by: page) { candidates.removeFirst() }
    }
    element.scrollIntoSight()
    _ = try element.only(at: location)
    try await settle()
  }

  /// Drags the content of a scroll view until its offset has changed by that much, or it ends.
  ///
  /// - Throws: ``DriverError`` when there is no such scroll view.
  public func scroll(
    _ element: Element, by distance: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let match = try element.only(at: TestLocation(file, line))
    guard let scrollView = match.view as? UIScrollView else {
      throw DriverError("\(match.name) is no scroll view.", at: TestLocation(file, line))
    }
    let start = scrollView.contentOffset
    for _ in 0..<500 {
      let now = scrollView.contentOffset
      let left = CGPoint(x: start.x + distance.x - now.x, y: start.y + distance.y - now.y)
      guard hypot(left.x, left.y) > 0.5, Scrolling.move(scrollView, by: left) else { break }
    }
    try await settle()
  }

  /// The scroll view of that identifier.
  public func scrollView(_ identifier: String) -> Element {
    Element("scroll view “\(identifier)”", called: identifier) {
      $0.view is UIScrollView && $0.described.identifier == identifier
    }
  }

  /// The outermost scroll view on the screen. The wheels of pickers and the pages of page view controllers
  /// are none.
  public var scrollView: Element { Element("scroll view", where: Self.isScrollView) }

  private var frontScrollViews: [UIScrollView] {
    Match.search { Self.isScrollView($0) }.compactMap { $0.view as? UIScrollView }
  }

  /// Pulls the frontmost list that can be refreshed down, until that begins.
  ///
  /// The result may come later: wait for it with ``waitFor(_:timeout:file:line:)``.
  ///
  /// - Throws: ``DriverError`` when nothing on the screen has a `refreshControl`, or it does not begin.
  public func pullToRefresh(file: StaticString = #filePath, line: UInt = #line) async throws {
    let location = TestLocation(file, line)
    let found = Match.search { ($0.view as? UIScrollView)?.refreshControl != nil }
    guard let list = found.first?.view as? UIScrollView, let control = list.refreshControl else {
      throw DriverError("There is nothing to pull down for a refresh.", at: location)
    }
    let (frame, inset) = (list.frameOnScreen, list.adjustedContentInset.top)
    let start = CGPoint(x: frame.midX, y: frame.minY + inset + 10)
    var hasBegun = false
    let watch = UIAction { _ in hasBegun = true }
    control.addAction(watch, for: .valueChanged)
    Finger().drag(from: start, to: CGPoint(x: start.x, y: frame.maxY - 20), resting: true)
    control.removeAction(watch, for: .valueChanged)
    guard hasBegun else {
      throw DriverError("Pulling the list down did not begin a refresh.", at: location)
    }
    try await settle()
  }

  private static func isScrollView(_ match: Match) -> Bool {
    match.view.isContentScrollView
  }
}
