import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct ZoomTests {
  final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var told: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      told.append("will")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if told.last != "did" { told.append("did") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { told.append("end \(scale)") }
  }

  let zoomer = Zoomer()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))

  let window = UIWindow()

  init() throws {
    let screen = UIViewController()
    window.rootViewController = screen
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(zoomer.picture)
    scroll.contentSize = CGSize(width: 400, height: 300)
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    screen.view.addSubview(scroll)
    window.makeKeyAndVisible()
    try settleNow()
    zoomer.told = []
  }

  /// Moves two fingers apart, or together, about a point of the screen.
  private func pinch(at point: CGPoint, scale: CGFloat) throws {
    func send(_ phase: TouchPhase, _ reach: CGFloat) {
      for (id, side) in [(1, -1.0), (2, 1.0)] {
        Stage.shared.sendTouch(
          id: id, phase: phase, at: CGPoint(x: point.x + reach * side, y: point.y))
      }
      Stage.shared.turn()
    }
    send(.began, 10)
    for step in 1...10 { send(.moved, 10 + 10 * (scale - 1) * CGFloat(step) / 10) }
    send(.ended, 10 * scale)
    try settleNow()
  }

  @Test func `content and its size are scaled, and the middle stays in the middle`() {
    scroll.contentOffset = CGPoint(x: 100, y: 50)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(scroll.contentSize == CGSize(width: 800, height: 600))
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 200))
    #expect(zoomer.told == ["did"])
  }

  @Test func `code keeps within the limits`() {
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentSize == CGSize(width: 200, height: 150))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a rectangle is shown as large as it can be`() {
    scroll.zoom(to: CGRect(x: 200, y: 100, width: 100, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    let middle = CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY)
    #expect(middle == CGPoint(x: 500, y: 250))
  }

  @Test func `what is animated is told at its beginning and its end`() throws {
    scroll.setZoomScale(3, animated: true)
    try settleNow()
    #expect(zoomer.told == ["will", "did", "end 3.0"])
  }

  @Test func `without a view of the delegate's nothing is zoomed`() {
    scroll.delegate = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test func `two fingers zoom, and what is between them stays there`() throws {
    try pinch(at: CGPoint(x: 100, y: 200), scale: 2)
    #expect(abs(scroll.zoomScale - 2) < 0.2)
    #expect(zoomer.told.first == "will")
    #expect(zoomer.told.last?.hasPrefix("end") == true)
  }

  @Test func `beyond a limit the content swings back`() throws {
    try pinch(at: CGPoint(x: 100, y: 200), scale: 9)
    #expect(scroll.zoomScale == 4)
    #expect(!scroll.isZoomBouncing)
    #expect(zoomer.told.last == "end 4.0")
  }

  @Test func `without room between the limits two fingers do nothing`() throws {
    scroll.isHidden = true
    let other = UIScrollView(frame: scroll.frame)
    other.delegate = zoomer
    scroll.superview?.addSubview(other)
    try pinch(at: CGPoint(x: 100, y: 200), scale: 2)
    #expect(other.zoomScale == 1)
    #expect(zoomer.told.isEmpty)
  }
}
