import Foundation

/// How a cell looks while its table is edited.
struct CellEditing: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether rows are chosen: there is a circle, with a tick where
  /// the row is selected.
  var isChoice = false
  /// A Boolean value that indicates whether there is room before the content also where there is no
  /// control.
  var indents = false
  /// A Boolean value that indicates whether there is a grip at the end.
  var moves = false

  /// A Boolean value that indicates whether the data source lets people edit the row.
  var isEditable = false

  var hasControl: Bool { isChoice || style != .none }
  /// A Boolean value that indicates whether anything is to be seen of it.
  var isShown: Bool { isEditable || moves }
}

/// The round sign before a row.
@MainActor
final class EditControl: UIControl {
  private let picture = UIImageView(frame: .zero)
  /// The colour behind the icon.
  private let ground = UIView(frame: .zero)
  private(set) var editing = CellEditing()
  var isOn = false {
    didSet { if isOn != oldValue { update() } }
  }
  /// The name of the row.
  var rowName: String?

  /// The space that the control takes from the content (low confidence).
  static let size = CGSize(width: 38, height: 44)
  private static let signSize: CGFloat = 22

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = .white
    ground.isUserInteractionEnabled = false
    picture.contentMode = .center
    for part in [ground, picture] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func become(_ editing: CellEditing) {
    self.editing = editing
    // 11.2.1 – a circle is a part of the row, which a tap selects.
    isUserInteractionEnabled = !editing.isChoice
    update()
  }

  private func update() {
    let name: String
    if editing.isChoice {
      name = isOn ? "checkmark.circle.fill" : "circle"
      picture.tintColor = isOn ? nil : .systemGray3
    } else {
      name = editing.style == .insert ? "plus.circle.fill" : "minus.circle.fill"
      picture.tintColor = editing.style == .insert ? .systemGreen : .systemRed
    }
    ground.isHidden = editing.isChoice && !isOn
    let font = UIFont.systemFont(ofSize: 20)
    picture.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let side = Self.signSize * 0.6
    ground.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    guard !editing.isChoice else { return nil }
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    let verb = editing.style == .insert ? "Insert" : "Delete"
    accessibility.label = [verb, rowName].compactMap(\.self).joined(separator: " ")
    return accessibility
  }
}

/// The handle by which a finger moves a row.
@MainActor
final class ReorderGrip: UIView {
  private let picture = UIImageView(frame: .zero)
  let drag = TouchDrag()
  /// The name of the row.
  var rowName: String?

  /// The space that the handle takes from the content (low confidence).
  static let size = CGSize(width: 44, height: 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let font = UIFont.systemFont(ofSize: 18)
    picture.image = UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(font: font))
    picture.tintColor = .tertiaryLabel
    picture.contentMode = .center
    addSubview(picture)
    addGestureRecognizer(drag)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = ["Reorder", rowName].compactMap(\.self).joined(separator: " ")
    return accessibility
  }
}
