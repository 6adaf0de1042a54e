internal import Foundation
internal import FoundationGaps
public import UIKit

extension UIScrollViewDelegate where Self: _RXDelegateProxy {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) { $0.scrollViewDidScroll(scrollView) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) {
      $0.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    relay(
      (any UIScrollViewDelegate).self,
      [scrollView, velocity, NSValue(pointer: targetContentOffset)]
    ) {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    relay((any UIScrollViewDelegate).self, [scrollView, decelerate]) {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) {
      $0.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) {
      $0.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    target((any UIScrollViewDelegate).self).scrollViewShouldScrollToTop(scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) { $0.scrollViewDidScrollToTop(scrollView) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    target((any UIScrollViewDelegate).self).viewForZooming(in: scrollView)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    relay((any UIScrollViewDelegate).self, [scrollView, view ?? NSNull()]) {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    relay((any UIScrollViewDelegate).self, [scrollView]) { $0.scrollViewDidZoom(scrollView) }
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    relay((any UIScrollViewDelegate).self, [scrollView, view ?? NSNull(), scale]) {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
