import Foundation

// How accessories look with which people change items.

extension UICellAccessory {
  /// How a button that deletes looks.
  public struct DeleteOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      common = Common(isHidden, reservedLayoutWidth, tintColor)
      common.backgroundColor = backgroundColor
    }

    /// What the sign is on; with `nil`, the system's colour.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }

    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }

    /// With `nil`, the system's colour.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    var common: Common
  }

  /// How a button that inserts looks.
  public struct InsertOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      common = Common(isHidden, reservedLayoutWidth, tintColor)
      common.backgroundColor = backgroundColor
    }

    /// What the sign is on; with `nil`, the system's colour.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }

    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }

    /// With `nil`, the system's colour.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    var common: Common
  }

  /// How the grip looks by which a row is moved.
  public struct ReorderOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      common = Common(isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    /// Whether there is a line between the grip and an accessory before it; true by default.
    public var showsVerticalSeparator: Bool

    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }

    /// With `nil`, the system's colour.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    var common: Common
  }

  /// How the mark of what is selected looks.
  public struct MultiselectOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      common = Common(isHidden, reservedLayoutWidth, tintColor)
      common.backgroundColor = backgroundColor
    }

    /// What the sign is on; with `nil`, the system's colour.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }

    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }

    /// With `nil`, the system's colour.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    var common: Common
  }
}
