import Foundation

// How outlines, labels and the app's own accessories look.

extension UICellAccessory {
  /// How the chevron of an outline looks, and what shows and hides what is below.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    public enum Style: Hashable, Sendable {
      /// The style of a header in header cells, and of a cell in others.
      case automatic
      /// The whole cell does.
      case header
      /// The chevron does; the cell is selected as any other.
      case cell
    }

    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    public var style: UICellAccessory.OutlineDisclosureOptions.Style

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// How a text looks.
  public struct LabelOptions: AccessoryOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }

  /// The position of an app's own accessory.
  public enum Placement {
    /// A closure that returns the index of an accessory among the existing ones.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int

    /// Before another accessory; before all, where that is not there.
    public static func position(
      before accessory: UICellAccessory
    ) -> UICellAccessory.Placement.Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Behind another accessory; behind all, where that is not there.
    public static func position(
      after accessory: UICellAccessory
    ) -> UICellAccessory.Placement.Position {
      { others in
        others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? others.count
      }
    }

    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count })
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 })
  }

  /// An app's own accessory.
  public struct CustomViewConfiguration: AccessoryOptions {
    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    public let customView: UIView
    public let placement: UICellAccessory.Placement

    /// A Boolean value that indicates whether the view keeps the size that it has, instead of the
    /// one that suits it best.
    public var maintainsFixedSize: Bool

    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// With `nil`, the system's colour.
    public var tintColor: UIColor?
  }
}
