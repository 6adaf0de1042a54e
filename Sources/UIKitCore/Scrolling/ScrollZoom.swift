import Foundation

/// How a scroll view draws its content larger and smaller.
///
/// The view that is zoomed gets a transform, its place is scaled with it, and so is the size of the
/// content. The point between the fingers stays between them.
@MainActor
final class ScrollZoom {
  private unowned let scrollView: UIScrollView
  private var pinch: Pinch?
  private(set) var scale: CGFloat = 1
  private(set) var isBouncing = false
  private static let duration: TimeInterval = 0.3

  private struct Pinch {
    let startScale: CGFloat
    /// The centre of the fingers on the content, in fractions of its size at a scale of 1.
    let anchor: CGPoint
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  // MARK: What can be zoomed

  private var view: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

  private var limits: ClosedRange<CGFloat> {
    let low = max(scrollView.minimumZoomScale, 0.001)
    return low...max(low, scrollView.maximumZoomScale)
  }

  private var isPossible: Bool {
    scrollView.minimumZoomScale < scrollView.maximumZoomScale && view != nil
  }

  var isPinching: Bool { pinch != nil }

  private var storedRecognizer: ZoomPinch?

  /// Made when the limits leave room to zoom.
  var recognizer: UIPinchGestureRecognizer? { isPossible ? storedRecognizer : nil }

  func limitsDidChange() {
    guard storedRecognizer == nil,
      scrollView.minimumZoomScale < scrollView.maximumZoomScale
    else { return }
    let recognizer = ZoomPinch(self)
    storedRecognizer = recognizer
    scrollView.addGestureRecognizer(recognizer)
  }

  var mayBegin: Bool { isPossible && scrollView.isUserInteractionEnabled }

  // MARK: By code

  func set(_ wanted: CGFloat, animated: Bool) {
    guard view != nil else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    change(to: clamped(wanted), keeping: middle, at: middle, animated: animated)
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard let view, rect.width > 0, rect.height > 0 else { return }
    let bounds = scrollView.bounds
    let wanted = clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    // The middle of the rectangle goes to the middle of the view.
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
    change(
      to: wanted, keeping: middle, at: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  private func clamped(_ wanted: CGFloat) -> CGFloat {
    min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  private func change(
    to wanted: CGFloat, keeping point: CGPoint, at place: CGPoint, animated: Bool
  ) {
    let delegate = scrollView.delegate
    guard animated, scrollView.window != nil else {
      apply(wanted, keeping: point, at: place, inside: true)
      return
    }
    delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    UIView.systemAnimate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in apply(wanted, keeping: point, at: place, inside: true) },
      completion: { [weak scrollView, weak view] _ in
        guard let scrollView else { return }
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: wanted)
      })
  }

  /// Scales the content so that `point` of it, as it is now, comes to where `place` is now.
  private func apply(
    _ wanted: CGFloat, keeping point: CGPoint, at place: CGPoint, inside: Bool
  ) {
    guard let view, wanted != scale || point != place else { return }
    let ratio = wanted / scale
    let offset = scrollView.contentOffset
    let old = scale
    scale = wanted
    if wanted != old { scrollView.tellObservers(of: "zoomScale", from: old, to: wanted) }
    view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
    view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
    let size = scrollView.contentSize
    scrollView.setContentSize(CGSize(width: size.width * ratio, height: size.height * ratio))
    var target = CGPoint(
      x: point.x * ratio - (place.x - offset.x), y: point.y * ratio - (place.y - offset.y))
    if inside { target = scrollView.clamped(target) }
    scrollView.setOffset(target)
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  // MARK: By fingers

  func follow(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin(recognizer)
      move(recognizer)
    case .changed:
      move(recognizer)
    case .ended, .cancelled:
      end()
    case .possible, .failed:
      break
    }
  }

  private func begin(_ recognizer: UIPinchGestureRecognizer) {
    scrollView.fingersTakeOver()
    let point = recognizer.location(in: scrollView)
    pinch = Pinch(
      startScale: scale, anchor: CGPoint(x: point.x / scale, y: point.y / scale))
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  private func move(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch else { return }
    let wanted = stretched(pinch.startScale * recognizer.scale)
    apply(
      wanted, keeping: CGPoint(x: pinch.anchor.x * scale, y: pinch.anchor.y * scale),
      at: recognizer.location(in: scrollView), inside: false)
  }

  // Beyond the limits the content follows less and less. How much less is measured by eye.
  private func stretched(_ wanted: CGFloat) -> CGFloat {
    guard scrollView.bouncesZoom else { return clamped(wanted) }
    let nearest = clamped(wanted)
    return nearest * pow(wanted / nearest, 0.4)
  }

  private func end() {
    guard pinch != nil else { return }
    pinch = nil
    let target = clamped(scale)
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    let isInside = scrollView.clamped(scrollView.contentOffset) == scrollView.contentOffset
    guard target != scale || !isInside else {
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      return
    }
    isBouncing = target != scale
    UIView.systemAnimate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        if target != scale {
          apply(target, keeping: middle, at: middle, inside: true)
        } else {
          scrollView.setOffset(scrollView.clamped(scrollView.contentOffset))
        }
      },
      completion: { [weak self] _ in
        guard let self else { return }
        isBouncing = false
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      })
  }
}

/// Two fingers on a scroll view whose content can be zoomed.
@MainActor
final class ZoomPinch: UIPinchGestureRecognizer {
  private weak var zoom: ScrollZoom?

  init(_ zoom: ScrollZoom) {
    self.zoom = zoom
    super.init(target: nil, action: nil)
    addHandler { [weak zoom] recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { zoom?.follow(pinch) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard zoom?.mayBegin == true else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

extension UIScrollView {
  /// Two fingers zoom: what one of them did ends.
  func fingersTakeOver() {
    endMotion()
    guard drag != nil else { return }
    drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}
