import Foundation

// How accessories look.

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { common = Common(isHidden, reservedLayoutWidth, tintColor) }

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

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { common = Common(isHidden, reservedLayoutWidth, tintColor) }

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

  /// How a button for details looks.
  public struct DetailOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { common = Common(isHidden, reservedLayoutWidth, tintColor) }

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
