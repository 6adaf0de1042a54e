import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct CornerConfigurationTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func `12.4.10 – corners are square by default`() {
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func `12.4.10 – a fixed radius is no more than half of the shorter side`() {
    view.cornerConfiguration = .corners(radius: .fixed(12))
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
    view.cornerConfiguration = .corners(radius: .fixed(50))
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
  }

  @Test func `12.4.10 – a capsule follows the size up to its maximum`() {
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .bottomRight) == 20)
    view.cornerConfiguration = .capsule(maximumRadius: 9)
    #expect(view.effectiveRadius(corner: .bottomRight) == 9)
  }

  @Test func `12.4.10 – several corners have the largest of their radii`() {
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(4), bottomRightRadius: .fixed(9))
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
    #expect(view.effectiveRadius(corner: .topRight) == 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 9)
  }

  @Test func `12.4.10 – a concentric radius is the container's without the distance`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    container.cornerConfiguration = .corners(radius: .fixed(24))
    container.addSubview(view)
    view.center = CGPoint(x: 60, y: 30)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topLeft) == 14)
    view.frame.origin.x = 5
    #expect(view.effectiveRadius(corner: .topRight) == 9)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 10))
    #expect(view.effectiveRadius(corner: .topRight) == 10)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topRight) == 14)
  }

  @Test func `12.4.10 – the radius is drawn at the corners that are round`() throws {
    view.cornerConfiguration = .uniformTopRadius(.fixed(8))
    let node = try #require(view.displayNode())
    #expect(node.cornerRadius == 8)
    #expect(node.roundCorners == [.topLeft, .topRight])
  }
}
