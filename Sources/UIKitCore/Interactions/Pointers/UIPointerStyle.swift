public import Foundation

/// The appearance of the pointer in a region, with what it does to the view below.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  /// The appearance of a style.
  private enum Kind {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  private var kind = Kind.system

  /// Creates the style of the system's own pointer.
  public required override init() { super.init() }

  private convenience init(_ kind: Kind) {
    self.init()
    self.kind = kind
  }

  /// Creates a style in which the pointer has an effect on a view, and takes a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Creates a style in which the pointer takes a shape, and moves little along some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(.shape(shape, axes))
  }

  /// Returns the style of the system's own pointer.
  open class func system() -> Self { Self() }

  /// Returns the style of a pointer that cannot be seen.
  open class func hidden() -> Self {
    let style = Self()
    style.kind = .hidden
    return style
  }

  /// The small shapes beside the pointer.
  open var accessories: [UIPointerAccessory] = []

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(kind)
    copy.accessories = accessories
    return copy
  }
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view, and moves with it.
  case highlight(UITargetedPreview)
  /// The view is raised, and the pointer vanishes below it.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of the tint of a hover effect.
  public enum TintMode: Hashable, Sendable {
    case none, overlay, underlay
  }

  /// The view that the effect is on.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of a rounded rectangle that names none.
  nonisolated public static var defaultCornerRadius: CGFloat { 8 }
}

/// A small shape beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  public convenience init(_ shape: UIPointerShape, position: Position) {
    self.init(shape: shape, at: position)
  }

  private init(shape: UIPointerShape, at position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// The place of an accessory: an angle around the pointer, and a distance from it.
  public struct Position: Hashable, Sendable {
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    /// The distance from the pointer.
    public var offset: CGFloat

    /// The angle in radians, clockwise from above the pointer.
    public var angle: CGFloat

    /// The distance of a position that names none.
    public static var defaultOffset: CGFloat { 10 }

    public static var top: Position { Position(angle: 0) }
    public static var topRight: Position { Position(angle: .pi / 4) }
    public static var right: Position { Position(angle: .pi / 2) }
    public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
    public static var bottom: Position { Position(angle: .pi) }
    public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
    public static var left: Position { Position(angle: .pi * 3 / 2) }
    public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
  }

  open private(set) var shape: UIPointerShape

  open private(set) var position: Position

  /// A Boolean value that indicates whether the shape turns with the angle of its position.
  open var orientationMatchesAngle = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }
}
