import StorylineTesting
import Testing
import UIKit

/// Tests for a page control alone.
@MainActor @Suite(.harness) struct PageControlTests {
  let harness: any Harness = PlatformHarness()
  let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 30))

  init() throws {
    control.numberOfPages = 5
    let screen = UIViewController()
    screen.view.addSubview(control)
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
  }

  private let left = CGPoint(x: 120, y: 315)
  private let right = CGPoint(x: 280, y: 315)

  /// Touches the control, and returns the pages that it told of.
  private func pages(_ body: () -> Void) -> [Int] {
    var told: [Int] = []
    let action = UIAction { [control] _ in told.append(control.currentPage) }
    control.addAction(action, for: .valueChanged)
    body()
    harness.turn()
    control.removeAction(action, for: .valueChanged)
    return told
  }

  @Test func `a tap goes on in the right half and back in the left one`() {
    #expect(pages { harness.tap(at: right) } == [1])
    #expect(pages { harness.tap(at: right) } == [2])
    #expect(pages { harness.tap(at: left) } == [1])
  }

  @Test func `at the ends a tap tells of nothing`() {
    #expect(pages { harness.tap(at: left) } == [])
    control.currentPage = 4
    #expect(pages { harness.tap(at: right) } == [])
  }

  @Test func `10.3.8 a page that is set tells of nothing, and is one that there is`() {
    let told = pages {
      control.currentPage = 9
      #expect(control.currentPage == 4)
      control.currentPage = -1
      #expect(control.currentPage == 0)
      control.currentPage = 3
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
    }
    #expect(told == [])
  }

  @Test func `10.3.5 a disabled one takes no taps`() {
    control.isEnabled = false
    #expect(pages { harness.tap(at: right) } == [])
  }

  @Test func `10.4.10 it wins over a tap of the view around it`() throws {
    let tap = UITapGestureRecognizer()
    var taps = 0
    control.superview?.addGestureRecognizer(tap)
    harness.onAction(of: tap) { _ in taps += 1 }
    #expect(pages { harness.tap(at: right) } == [1])
    #expect(taps == 0)
  }

  @available(iOS 16.0, *)
  @Test func `where people read from right to left, a tap on the left goes on`() {
    control.semanticContentAttribute = .forceRightToLeft
    #expect(pages { harness.tap(at: left) } == [1])
    control.direction = .leftToRight
    #expect(pages { harness.tap(at: left) } == [0])
  }

  @Test func `a finger that moves along the dots goes through the pages`() {
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [control] _ in states.append(control.interactionState) }, for: .valueChanged)
    let told = pages {
      harness.press(at: left)
      for x in stride(from: CGFloat(125), through: 160, by: 5) {
        harness.drag(to: CGPoint(x: x, y: 315))
      }
      harness.lift(at: CGPoint(x: 160, y: 315))
    }
    #expect(told == [1, 2])
    #expect(states == [.continuous, .continuous])
    #expect(control.interactionState == .none)
  }

  @Test func `without continuous interaction it is a tap all the same`() {
    control.allowsContinuousInteraction = false
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [control] _ in states.append(control.interactionState) }, for: .valueChanged)
    let told = pages {
      harness.press(at: left)
      harness.drag(to: right)
      harness.lift(at: right)
    }
    #expect(told == [1])
    #expect(states == [.discrete])
  }

  @Test func `a touch that ends elsewhere changes nothing`() {
    let told = pages {
      harness.press(at: right)
      harness.drag(to: CGPoint(x: 280, y: 500))
      harness.lift(at: CGPoint(x: 280, y: 500))
    }
    #expect(told == [])
  }

  @available(iOS 16.0, *)
  @Test func `the size grows with the pages`() {
    let sizes = (1...3).map { control.size(forNumberOfPages: $0) }
    #expect(sizes[0].width < sizes[1].width)
    #expect(sizes[2].width - sizes[1].width == sizes[1].width - sizes[0].width)
    #expect(Set(sizes.map(\.height)).count == 1)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
    control.direction = .topToBottom
    #expect(control.size(forNumberOfPages: 3).height == sizes[2].width)
  }

  @available(iOS 16.0, *)
  @Test func `an image belongs to its page`() {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    control.setIndicatorImage(star, forPage: 1)
    control.setCurrentPageIndicatorImage(heart, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === star)
    #expect(control.indicatorImage(forPage: 0) == nil)
    #expect(control.currentPageIndicatorImage(forPage: 1) === heart)
    control.setIndicatorImage(nil, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) == nil)
  }
}
