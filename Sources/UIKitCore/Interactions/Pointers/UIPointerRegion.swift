public import Foundation

/// An area of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(area: rect, identifier)
  }

  private init(area: CGRect, _ identifier: AnyHashable?) {
    rect = area
    self.identifier = identifier
    super.init()
  }

  /// The area, in the coordinates of the interaction's view.
  open private(set) var rect: CGRect

  /// The value that tells the region from others of the view.
  open private(set) var identifier: AnyHashable?

  /// The axes along which the pointer stays in the region while a button is pressed.
  open var latchingAxes: UIAxis = []

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }
}

/// The location for which an interaction asks for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }

  /// The location of the pointer, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint

  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags
}
