import Testing
import UIKit

/// 18.2: the order and the places of views.
@MainActor @Suite struct ViewOrderTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  @Test func `18.2.1 subviews are in the order of the calls`() {
    view.addSubview(one)
    view.addSubview(two)
    view.insertSubview(three, at: 1)
    #expect(view.subviews == [one, three, two])
    view.bringSubviewToFront(one)
    #expect(view.subviews == [three, two, one])
    view.sendSubviewToBack(two)
    #expect(view.subviews == [two, three, one])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [one, three, two])
    view.insertSubview(one, aboveSubview: two)
    #expect(view.subviews == [three, two, one])
    view.insertSubview(one, belowSubview: three)
    #expect(view.subviews == [one, three, two])
    view.addSubview(one)
    #expect(view.subviews == [three, two, one])
  }

  @Test func `18.2.2 flexible parts share a change by their lengths`() {
    one.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    one.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    two.frame = CGRect(x: 25, y: 0, width: 0, height: 20)
    two.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(one)
    view.addSubview(two)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(one.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
    #expect(two.frame.minX == 50)
    view.autoresizesSubviews = false
    view.frame.size.width = 100
    #expect(two.frame.minX == 50)
  }

  @Test func `18.2.3 a rectangle is scrolled to as far as is needed`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    func show(_ y: CGFloat) -> CGFloat {
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 10), animated: false)
      return scrollView.contentOffset.y
    }
    #expect(show(200) == 110)
    #expect(show(150) == 110)
    #expect(show(50) == 50)
    scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(scrollView.contentOffset.y == 5000)
  }
}
