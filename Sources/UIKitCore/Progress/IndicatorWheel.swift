internal import Foundation

/// The spokes, of which one after the other is the darkest.
@MainActor
class IndicatorWheel: UIView {
  var color = UIColor.systemGray { didSet { setNeedsCommit() } }
  var turns = false {
    didSet {
      begin = Stage.shared.clock.now
      identifier = AnimationTrack.nextID()
      setNeedsCommit()
    }
  }
  private var begin: TimeInterval = 0
  private var identifier = 0

  nonisolated static let spokes = 8
  /// The side of the square in which the spokes are drawn, from where to where from its middle they go,
  /// and how wide they are.
  nonisolated static let pictureSize: CGFloat = 40
  nonisolated static let spoke: ClosedRange<CGFloat> = 9.8...16.6
  nonisolated static let spokeWidth: CGFloat = 4.4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  // A picture, for its spokes are not all of one opacity; the tint gives it the colour.
  override func displayContent() -> DisplayContent {
    var image = DisplayImage(mediaType: "image/svg+xml", data: Self.picture, rect: bounds)
    image.tint = displayColor(of: color)
    image.name = turns ? "spinner" : "spinner at rest"
    return .image(image)
  }

  private static let picture: Data = {
    let lines = (0..<spokes).map { index in
      let angle = CGFloat(index) / CGFloat(spokes) * 2 * .pi
      func point(_ radius: CGFloat) -> String {
        let middle = pictureSize / 2
        return DisplayNumber.text(middle + sin(angle) * radius) + " "
          + DisplayNumber.text(middle - cos(angle) * radius)
      }
      // The tail fades against the clock.
      let opacity = index == 0 ? 1 : 0.2 + 0.7 * CGFloat(index) / CGFloat(spokes)
      return "<path d=\"M\(point(spoke.lowerBound))L\(point(spoke.upperBound))\""
        + " stroke-opacity=\"\(DisplayNumber.text(opacity))\"/>"
    }
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 40\" width=\"40\" height=\"40\""
      + " preserveAspectRatio=\"none\" stroke=\"#000\""
      + " stroke-width=\"\(DisplayNumber.text(spokeWidth))\""
      + " stroke-linecap=\"round\">\(lines.joined())</svg>"
    return Data(svg.utf8)
  }()

  override func decorate(_ node: inout DisplayNode) {
    guard turns else { return }
    var animation = DisplayAnimation(
      id: identifier, property: .transform(from: .identity), curve: .linear, begin: begin,
      duration: 1)
    animation.iterations = .infinity
    // From spoke to spoke in jumps: of two stops at one moment, the first is before it.
    animation.stops = (1..<Self.spokes).flatMap { index in
      [index - 1, index].map { spoke in
        DisplayAnimation.Stop(
          offset: CGFloat(index) / CGFloat(Self.spokes),
          value: .transform(
            from: CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes)))
        )
      }
    }
    let last = CGFloat(Self.spokes - 1) * 2 * .pi / CGFloat(Self.spokes)
    animation.stops.append(
      DisplayAnimation.Stop(
        offset: 1, value: .transform(from: CGAffineTransform(rotationAngle: last))))
    node.animations.append(animation)
  }
}
