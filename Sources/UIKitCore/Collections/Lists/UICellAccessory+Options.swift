import Foundation

// How accessories look.

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How a button for details looks.
  public struct DetailOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }
}
