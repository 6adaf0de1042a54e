import Foundation

extension PathOutline {
  /// How far the control points of a quarter of a circle are from its ends, in radii.
  static let quarter: CGFloat = 0.5522847498307936

  mutating func rect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// From the middle of the right edge, clockwise where y grows downwards.
  mutating func ellipse(in rect: CGRect) {
    let transform = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    var circle = PathOutline()
    circle.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, increasing: true)
    circle.close()
    append(circle.applying(transform))
  }

  /// A rectangle with corners that are quarters of ellipses, from its upper edge, clockwise.
  mutating func roundedRect(
    _ rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners,
    pull: CGFloat = quarter
  ) {
    let (w, h) = (
      max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2))
    )
    guard w > 0, h > 0, !corners.isEmpty else { return self.rect(rect) }
    let (kw, kh) = (w * (1 - pull), h * (1 - pull))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)

    move(to: point(corners.contains(.topLeft) ? left + w : left, top))
    if corners.contains(.topRight) {
      line(to: point(right - w, top))
      curve(to: point(right, top + h), point(right - kw, top), point(right, top + kh))
    } else {
      line(to: point(right, top))
    }
    if corners.contains(.bottomRight) {
      line(to: point(right, bottom - h))
      curve(to: point(right - w, bottom), point(right, bottom - kh), point(right - kw, bottom))
    } else {
      line(to: point(right, bottom))
    }
    if corners.contains(.bottomLeft) {
      line(to: point(left + w, bottom))
      curve(to: point(left, bottom - h), point(left + kw, bottom), point(left, bottom - kh))
    } else {
      line(to: point(left, bottom))
    }
    if corners.contains(.topLeft) {
      line(to: point(left, top + h))
      curve(to: point(left + w, top), point(left, top + kh), point(left + kw, top))
    }
    close()
  }

  /// A part of a circle; from where the pen is, a line leads to its start.
  ///
  /// The angles are in radians and grow clockwise where y grows downwards. No arc is longer than the
  /// whole circle.
  mutating func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool
  ) {
    var sweep = increasing ? end - start : start - end
    if sweep < 0 { sweep -= (sweep / (2 * .pi)).rounded(.down) * 2 * .pi }
    sweep = min(sweep, 2 * .pi)
    guard start.isFinite, sweep.isFinite else { return }
    sector(center: center, radius: radius, from: start, sweep: increasing ? sweep : -sweep)
  }

  /// The same by how far it goes; negative for falling angles.
  mutating func sector(center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat) {
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
      return CGPoint(
        x: center.x + radius * (c - s * along), y: center.y + radius * (s + c * along))
    }
    if current == nil { move(to: point(start)) } else { line(to: point(start)) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(pieces)
    let reach = CGFloat(4.0 / 3.0 * tan(Double(step) / 4))
    for piece in 0..<pieces {
      let (from, to) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
      curve(to: point(to), point(from, reach), point(to, -reach))
    }
  }

  /// An arc that touches the line from the pen to `corner` and the one from there to `end`.
  mutating func arc(around corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
    guard let pen = current else { return }
    func direction(_ to: CGPoint) -> CGVector? {
      let (dx, dy) = (to.x - corner.x, to.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
    guard radius > 0, let back = direction(pen), let on = direction(end) else {
      return line(to: corner)
    }
    let cross = back.dx * on.dy - back.dy * on.dx
    let cosine = max(-1, min(1, back.dx * on.dx + back.dy * on.dy))
    // Straight on, or straight back: nothing touches both.
    guard abs(cross) > 1e-9 else { return line(to: corner) }
    let half = Double(acos(Double(cosine))) / 2
    let (distance, reach) = (radius / CGFloat(tan(half)), radius / CGFloat(sin(half)))
    let middle = CGVector(dx: back.dx + on.dx, dy: back.dy + on.dy)
    let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
    let center = CGPoint(
      x: corner.x + middle.dx / length * reach, y: corner.y + middle.dy / length * reach)
    func angle(_ along: CGVector) -> CGFloat {
      let touch = CGPoint(x: corner.x + along.dx * distance, y: corner.y + along.dy * distance)
      return CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
    }
    arc(
      center: center, radius: radius, from: angle(back), to: angle(on), increasing: cross < 0)
  }
}
