import Foundation
import UIKitCore

/// How the parts of a display list are written that only layers have.
extension JSONWriter {
  /// One number, or four where not all corners are round: clockwise from the upper left.
  mutating func corners(_ radius: CGFloat, _ corners: DisplayCorners) {
    guard corners != .all else { return length(radius) }
    array {
      let order: [DisplayCorners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
      for corner in order { $0.length(corners.contains(corner) ? radius : 0) }
    }
  }

  /// How far a corner reaches, and where its middle is.
  mutating func curve(_ corner: ContinuousCorner) {
    array {
      $0.length(corner.reach)
      $0.fraction(corner.middle)
    }
  }

  mutating func fields(of shape: DisplayShape) {
    key("data")
    value(shape.data)
    if let fill = shape.fill {
      key("fill")
      color(fill)
    }
    if shape.isEvenOdd {
      key("evenOdd")
      value(true)
    }
    guard let stroke = shape.stroke else { return }
    key("stroke")
    color(stroke)
    key("lineWidth")
    length(shape.lineWidth)
    key("cap")
    value(shape.cap.rawValue)
    key("join")
    value(shape.join.rawValue)
    key("miterLimit")
    length(shape.miterLimit)
    if shape.isPartlyStroked {
      key("range")
      array {
        $0.fraction(shape.strokeStart)
        $0.fraction(shape.strokeEnd)
      }
    } else if !shape.dash.isEmpty {
      key("dash")
      array { for each in shape.dash { $0.length(each) } }
      key("dashPhase")
      length(shape.dashPhase)
    }
  }

  /// How a picture is stretched that is not stretched evenly.
  mutating func parts(_ parts: DisplayImageParts) {
    key("parts")
    object {
      $0.key("size")
      $0.pair(parts.size.width, parts.size.height)
      $0.key("insets")
      $0.array {
        let insets = parts.insets
        for inset in [insets.top, insets.right, insets.bottom, insets.left] { $0.length(inset) }
      }
    }
  }

  mutating func fields(of gradient: DisplayGradient) {
    key("kind")
    value(gradient.kind.rawValue)
    key("colors")
    array { for each in gradient.colors { $0.color(each) } }
    key("locations")
    array { for each in gradient.locations { $0.fraction(each) } }
    key("start")
    fractions(gradient.start)
    key("end")
    fractions(gradient.end)
  }

  private mutating func fractions(_ point: CGPoint) {
    array {
      $0.fraction(point.x)
      $0.fraction(point.y)
    }
  }

  mutating func mask(_ mask: DisplayMask) {
    key("mask")
    object { $0.fields(of: mask) }
  }

  mutating func fields(of mask: DisplayMask) {
    switch mask {
    case .path(let data, let isEvenOdd):
      key("path")
      value(data)
      guard isEvenOdd else { return }
      key("evenOdd")
      value(true)
    case .drawing(let node):
      let (picture, rect) = node.picture()
      key("svg")
      value(base64: Data(picture.utf8))
      key("rect")
      self.rect(rect)
    }
  }
}
