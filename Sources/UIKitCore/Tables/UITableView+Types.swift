public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    /// Headers and footers stay at the edges while their section is seen.
    case plain
    case grouped
    /// The style of grouped tables, with rounded sections inset from the sides.
    case insetGrouped
  }

  /// The position of a row after a table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen with the least scrolling.
    case none
    case top
    case middle
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Stands for a height that the table finds out by itself.
  public class var automaticDimension: CGFloat { -1 }

  /// Posted when people select or deselect; not when code does.
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// A text, with a picture before it.
    case `default`
    /// A second text at the end of the line.
    case value1
    /// A small text in the app's colour, and a second one beside it.
    case value2
    /// A second text below.
    case subtitle
  }

  /// The view at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
