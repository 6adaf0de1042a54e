import Foundation

// How accessories look with which people change items.

extension UICellAccessory {
  /// How a button that deletes looks.
  public struct DeleteOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The background of the icon; with `nil`, the system's colour.
    public var backgroundColor: UIColor?

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How a button that inserts looks.
  public struct InsertOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The background of the icon; with `nil`, the system's colour.
    public var backgroundColor: UIColor?

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How the grip looks by which a row is moved.
  public struct ReorderOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    /// A Boolean value that indicates whether there is a line between the grip and an accessory
    /// before it; true by default.
    public var showsVerticalSeparator: Bool

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How the mark of what is selected looks.
  public struct MultiselectOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The background of the icon; with `nil`, the system's colour.
    public var backgroundColor: UIColor?

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }
}
