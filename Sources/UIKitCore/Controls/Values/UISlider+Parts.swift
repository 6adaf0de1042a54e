import Foundation

/// The parts of a slider.
@MainActor
struct SliderParts {
  let before = RoundedBox(frame: .zero)
  let behind = RoundedBox(frame: .zero)
  let knob = RoundedBox(frame: .zero)
  let thumb = UIImageView(frame: .zero)
  let minimum = UIImageView(frame: .zero)
  let maximum = UIImageView(frame: .zero)

  func add(to slider: UISlider) {
    knob.shadow = .knob
    for part in [behind, before, knob, thumb, minimum, maximum] { slider.addSubview(part) }
  }
}

extension UISlider {
  // Sizes and colours of Apple's design resources for iOS 17; what is kept free around images is of low
  // confidence.
  static var height: CGFloat { 31 }
  static var knob: CGFloat { 28 }
  private static var track: CGFloat { 4 }
  private static var margin: CGFloat { 2 }
  private static var spacing: CGFloat { 8 }

  // MARK: Values

  func limited(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// Returns the position of a value between the limits, 0 to 1.
  func part(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((limited(value) - minimumValue) / range) : 0
  }

  // MARK: Geometry

  func imageRect(of image: UIImage?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isAtRight ? bounds.maxX - size.width - Self.margin : bounds.minX + Self.margin
    return CGRect(
      x: x, y: wholePixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  /// The track between the images.
  func freeTrack(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + Self.margin, bounds.maxX - Self.margin)
    for image in [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    where !image.isEmpty {
      if image.midX < bounds.midX {
        left = image.maxX + Self.spacing
      } else {
        right = image.minX - Self.spacing
      }
    }
    return CGRect(
      x: left, y: wholePixels(bounds.midY - Self.track / 2), width: max(right - left, 0),
      height: Self.track)
  }

  var knobRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  func imagesDidChange() {
    parts.minimum.image = minimumValueImage
    parts.maximum.image = maximumValueImage
    setNeedsLayout()
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let knob = knobRect
    let (before, behind) = isMirrored ? (parts.behind, parts.before) : (parts.before, parts.behind)
    before.frame = CGRect(
      x: track.minX, y: track.minY, width: max(knob.midX - track.minX, 0), height: track.height)
    behind.frame = CGRect(
      x: knob.midX, y: track.minY, width: max(track.maxX - knob.midX, 0), height: track.height)
    parts.before.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.behind.backgroundColor = maximumTrackTintColor ?? .systemFill
    // A disabled slider fades, except its thumb.
    for part in [before, behind, parts.minimum, parts.maximum, parts.thumb] {
      part.alpha = isEnabled ? 1 : 0.5
    }
    let image = currentThumbImage
    parts.knob.isHidden = image != nil
    parts.knob.frame = knob
    parts.knob.backgroundColor = thumbTintColor ?? .white
    parts.thumb.image = image
    parts.thumb.frame = knob
    parts.minimum.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximum.frame = maximumValueImageRect(forBounds: bounds)
    for picture in [parts.thumb, parts.minimum, parts.maximum] {
      picture.isHidden = picture.image == nil
    }
  }

  // MARK: Touches

  func beginDrag(at point: CGPoint) -> Bool {
    let knob = knobRect
    guard knob.insetBy(dx: -Self.margin, dy: -Self.height).contains(point) else { return false }
    drag = Drag(distance: point.x - knob.midX, start: value)
    return true
  }

  func drag(to x: CGFloat) {
    guard let drag else { return }
    let track = trackRect(forBounds: bounds)
    // As far as the middle of the knob can go.
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    guard ends[0] != ends[1] else { return }
    let part = (x - drag.distance - ends[0]) / (ends[1] - ends[0])
    let new = limited(minimumValue + Float(part) * (maximumValue - minimumValue))
    guard new != value else { return }
    setValue(new, animated: false)
    if isContinuous { sendValueChanged() }
  }

  /// The last value is sent once more when the finger leaves, so that it can be distinguished from
  /// those on the way.
  func endDrag() {
    guard let drag else { return }
    self.drag = nil
    if value != drag.start { sendValueChanged() }
  }
}
