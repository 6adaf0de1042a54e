import Foundation

/// The values of a layer beside its place in the tree. A view's layer has the geometry, the opacity
/// and the background of its view instead of these.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  /// Of a view's layer: a transform that its view has no word for.
  var spatialTransform: CATransform3D?

  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?

  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  /// Of a view's layer: the corners that the view was given.
  var corners: UICornerConfiguration?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?

  var contents: Any?
  /// The drawing, if no contents were set since.
  var drawing: LayerDrawing?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
}

/// A property that animates, by its name in a key path.
enum LayerKey: String {
  case position, bounds, anchorPoint, zPosition, transform, opacity, hidden, backgroundColor
  case cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  case colors, locations, startPoint, endPoint
}

/// A value of one of those properties.
enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case numbers([CGFloat])
  case colors([CGColor])

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.number(let one), .number(let other)): one == other
    case (.point(let one), .point(let other)): one == other
    case (.size(let one), .size(let other)): one == other
    case (.rect(let one), .rect(let other)): one == other
    case (.transform(let one), .transform(let other)): CATransform3DEqualToTransform(one, other)
    case (.color(let one), .color(let other)): one == other
    case (.path(let one), .path(let other)): one == other
    case (.numbers(let one), .numbers(let other)): one == other
    case (.colors(let one), .colors(let other)): one == other
    default: false
    }
  }
}
