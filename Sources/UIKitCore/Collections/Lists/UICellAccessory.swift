public import Foundation

/// A view before or after the content of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A function that is called when people tap an accessory.
  public typealias ActionHandler = () -> Void

  /// When an accessory is there.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// How much room an accessory has.
  public enum LayoutDimension: Sendable {
    /// The width that the accessory needs.
    case actual
    /// The standard width, which aligns accessories of several rows.
    case standard
    case custom(CGFloat)
  }

  /// The kind of accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case multiselect
    case reorder
    case label
    case detail
    case customView(UIView)
  }

  // MARK: The system's

  /// A chevron: a tap on the row shows more.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    Self(.disclosureIndicator, displayed, options.common, .symbol("chevron.right"))
  }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { Self(.checkmark, displayed, options.common, .symbol("checkmark")) }

  /// A button for more about the row, which it does not select; without a handler a tap on it is one on
  /// the row.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = DetailOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    Self(.detail, displayed, options.common, .button("info.circle"), actionHandler)
  }

  /// A button before the row; without a handler it uncovers what a swipe to the trailing side does.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    Self(.delete, displayed, options.common, .sign("minus", .systemRed), actionHandler)
  }

  /// A sign before the row; without a handler a tap on it is one on the row.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = InsertOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    Self(.insert, displayed, options.common, .sign("plus", .systemGreen), actionHandler)
  }

  /// Creates a handle by which people move the row, where the collection view's data source
  /// supports moving.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    Self(.reorder, displayed, options.common, .grip(options.showsVerticalSeparator))
  }

  /// Shows whether the item is selected, where several may be.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { Self(.multiselect, displayed, options.common, .selection) }

  /// A chevron that turns, for items with others below them. Without a handler, a tap shows those or
  /// hides them.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    Self(
      .outlineDisclosure, displayed, options.common, .outline(options.style), actionHandler)
  }

  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory { Self(.label, displayed, options.common, .text(text, options)) }

  // MARK: The app's own

  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return Self(
      .customView(configuration.customView), displayed, configuration.common,
      .custom(configuration))
  }

  public let accessoryType: UICellAccessory.AccessoryType

  // MARK: - Inside the stage

  /// The options that all accessories have.
  struct Common {
    var isHidden: Bool
    var width: LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  enum Look {
    case symbol(String)
    case button(String)
    /// A round button of that colour.
    case sign(String, UIColor)
    case selection
    /// With a line before it where another accessory is.
    case grip(Bool)
    case outline(OutlineDisclosureOptions.Style)
    case text(String, LabelOptions)
    case custom(CustomViewConfiguration)
  }

  let displayed: DisplayedState
  let common: Common
  let look: Look
  let action: ActionHandler?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ common: Common, _ look: Look,
    _ action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.common = common
    self.look = look
    self.action = action
  }

  var isLeading: Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .label, .detail, .reorder:
      return false
    case .customView:
      if case .custom(let configuration) = look, case .leading = configuration.placement {
        return true
      }
      return false
    }
  }
}

/// A type with the options that all accessories have.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
  var backgroundColor: UIColor? { get }
}

extension AccessoryOptions {
  var backgroundColor: UIColor? { nil }

  var common: UICellAccessory.Common {
    UICellAccessory.Common(
      isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
      backgroundColor: backgroundColor)
  }
}
