import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Images that are not stretched evenly, are mirrored, or move.
@MainActor @Suite(.stage) struct ResizableImageTests {
  private let stage = AnimationStage()
  private let image = Drawn.circle
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private func shown(_ image: UIImage, width: CGFloat = 50) throws -> DisplayImage {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.image = image
    return try #require(Drawn.image(in: view.displayNode()))
  }

  // MARK: Parts

  @Test func `an image remembers what of it is stretched`() {
    #expect(image.capInsets == .zero)
    let tiled = image.resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets)
    #expect(tiled.resizingMode == .tile)
    #expect(
      image.resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
    #expect(tiled != image)
  }

  @Test func `the point after the caps is stretched`() {
    let bubble = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(bubble.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
    #expect(bubble.resizingMode == .stretch)
  }

  @Test func `only in another size are there parts`() throws {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(try shown(resizable, width: 10).parts == nil)
    #expect(try shown(image).parts == nil)
    #expect(
      try shown(resizable).parts
        == DisplayImageParts(size: CGSize(width: 10, height: 10), insets: insets, tiles: false))
  }

  @Test func `the corners of a picture keep their size`() throws {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let lines = try Drawn.lines { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    let parts = lines.filter { $0.hasPrefix("<svg") }
    #expect(parts.count == 9)
    #expect(parts[0].hasPrefix("<svg x=\"0\" y=\"0\" width=\"2\" height=\"1\" viewBox=\"0 0 2 1\""))
    #expect(
      parts[4].hasPrefix("<svg x=\"2\" y=\"1\" width=\"44\" height=\"16\" viewBox=\"2 1 4 6\""))
    #expect(
      parts[8].hasPrefix("<svg x=\"46\" y=\"17\" width=\"4\" height=\"3\" viewBox=\"6 7 4 3\""))
  }

  @Test func `edges that have no room share what there is`() throws {
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let lines = try Drawn.lines { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 3, height: 20))
    }
    let parts = lines.filter { $0.hasPrefix("<svg") }
    #expect(parts.count == 6)
    #expect(parts[1].hasPrefix("<svg x=\"1\" y=\"0\" width=\"2\" height=\"1\" viewBox=\"6 0 4 1\""))
  }

  @Test func `what is inside is repeated from its upper left corner`() throws {
    let tiled = image.resizableImage(withCapInsets: insets)
    let lines = try Drawn.lines { _ in tiled.draw(in: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    #expect(
      lines.contains {
        $0.contains("patternUnits=\"userSpaceOnUse\" x=\"2\" y=\"1\" width=\"4\" height=\"6\"")
      })
  }

  @Test func `parts can be put together, so that whoever shows them need not`() throws {
    let tiled = image.resizableImage(withCapInsets: insets).withTintColor(.red)
    let joined = try shown(tiled).joined
    #expect(joined.parts == nil)
    #expect(joined.tint == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(joined.rect == CGRect(x: 0, y: 0, width: 50, height: 10))
    let lines = Drawn.lines(of: joined)
    #expect(lines.contains { $0.hasPrefix("<pattern") })
    #expect(!lines.contains { $0.hasPrefix("<filter") })
  }

  @Test func `a dump says what is stretched`() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    view.image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    stage.view.addSubview(view)
    #expect(Stage.shared.displayList().text().contains("bytes stretched inside"))
  }

  // MARK: Mirrored

  @Test func `an image is mirrored where people read from the right`() throws {
    let flipped = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: flipped)
    #expect(Drawn.image(in: view.displayNode())?.isMirrored == false)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(Drawn.image(in: view.displayNode())?.isMirrored == true)
    stage.view.addSubview(view)
    #expect(stage.svg().contains("<g transform=\"matrix(-1 0 0 1 10 0)\">"))
  }

  // MARK: Moving

  private func opacities(_ view: UIImageView) -> [CGFloat] {
    stage.node(of: view)?.children.map(\.opacity) ?? []
  }

  @Test func `an image that moves begins by itself`() throws {
    let moving = try #require(UIImage.animatedImage(with: [image, image, image], duration: 3))
    #expect(moving.images?.count == 3)
    #expect(moving.duration == 3)
    #expect(moving.size == image.size)
    let view = UIImageView(image: moving)
    stage.view.addSubview(view)
    #expect(view.isAnimating)
    #expect(opacities(view) == [1, 0, 0])
    view.image = image
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: [image, image, image], duration: 0)?.duration == 0.1)
  }

  @Test func `each image is seen for its part of the time, and none between two`() throws {
    let view = UIImageView(image: image)
    view.animationImages = [image, image]
    view.animationDuration = 2
    stage.view.addSubview(view)
    view.startAnimating()
    let animations = stage.node(of: view)?.children.flatMap { $0.animations } ?? []
    try #require(animations.count == 2)
    #expect(animations.map(\.duration) == [2, 2])
    #expect(animations.allSatisfy { !$0.iterations.isFinite })
    func values(_ animation: DisplayAnimation) -> [[CGFloat]] {
      animation.stops.map { stop in
        guard case .opacity(let opacity) = stop.value else { return [] }
        return [stop.offset, opacity]
      }
    }
    #expect(animations[0].property == .opacity(from: 1))
    #expect(values(animations[0]) == [[0.5, 1], [0.5, 0], [1, 0]])
    #expect(animations[1].property == .opacity(from: 0))
    #expect(values(animations[1]) == [[0.5, 0], [0.5, 1], [1, 1]])
  }

  @Test func `the image is shown again after the last round`() {
    let view = UIImageView(image: image)
    view.animationImages = [image, image]
    view.animationDuration = 2
    view.animationRepeatCount = 3
    stage.view.addSubview(view)
    view.startAnimating()
    stage.advance(5.9)
    #expect(view.isAnimating)
    #expect(stage.node(of: view)?.content == DisplayContent.none)
    stage.advance(0.2)
    #expect(!view.isAnimating)
    #expect(Drawn.image(in: stage.node(of: view)) != nil)
    #expect(opacities(view).isEmpty)
  }

  @Test func `nothing waits for images that are shown without end`() throws {
    let view = UIImageView(image: image)
    view.animationImages = [image, image]
    stage.view.addSubview(view)
    view.startAnimating()
    try Stage.shared.settle()
    #expect(view.isAnimating)
    #expect(Stage.shared.clock.isIdle)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.animationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}
