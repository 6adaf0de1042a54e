import StorylineTesting
import Testing
import UIKit

/// Values of layers under key paths that lead into structures.
@MainActor @Suite(.stage) struct LayerKeyPathTests {
  let layer = CALayer()

  @Test func `13.7.1 – parts of a transform are read and set`() {
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(NSNumber(value: 7), forKeyPath: "transform.translation.x")
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 0.001)
    let scale = (layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue
    #expect(abs((scale ?? 0) - 2) < 0.001)
    #expect(layer.value(forKeyPath: "transform.translation.x") as? Double == 7)
    #expect(layer.transform.m41 == 7)
  }

  @Test func `13.7.1 – parts of points and rectangles are read and set`() {
    layer.setValue(4, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
    layer.setValue(8, forKeyPath: "bounds.size.width")
    #expect(layer.position == CGPoint(x: 4, y: 0))
    #expect(layer.bounds.size == CGSize(width: 8, height: 6))
    #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 6)
  }

  @Test func `13.7.1 – a path through a view leads on`() {
    let view = UIView()
    view.setValue(3, forKeyPath: "layer.position.y")
    #expect(view.value(forKeyPath: "layer.position.y") as? CGFloat == 3)
    #expect(view.layer.position.y == 3)
  }

  @Test func `13.7.2 – a layer keeps values under keys of an app's own`() {
    layer.setValue("tip", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "tip")
    #expect(layer.value(forKey: "other") == nil)
  }
}
