import Foundation

extension UITableViewCell {
  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// 11.7.1 – called after ``updateConfiguration(using:)``. Another one has the cell updated.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      requestConfigurationUpdate()
    }
  }

  /// The content of the cell. Its view takes the place of ``contentView``.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// The background of the cell, in place of all other backgrounds.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.hasOwnBackground = true
      setBackground(newValue)
    }
  }

  /// Without content, as the style of the cell lays it out.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    return content.updated(for: configurationState)
  }

  /// Returns the default background for the table's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration =
      table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    return background.updated(for: configurationState)
  }
}

extension UITableViewCell: ConfiguredView {
  var isConfigured: Bool { configurations.contentView != nil }

  func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isHeld
    state.cellDragState = UICellConfigurationState.DragState(rawState: dragState.rawValue)
    return state
  }

  func callUpdateHandler(_ state: UICellConfigurationState) { updateHandler?(self, state) }

  func dropOtherBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
  }

  // 11.7.7: rows are as high as their content needs.
  func contentDidChange() {
    guard let table, let path = tablePath, table.cells[path] === self, superview != nil else {
      return
    }
    table.changedCells.insert(ObjectIdentifier(self))
    table.setNeedsLayout()
  }
}

extension UIEdgeInsets {
  /// The margins of what is in lists.
  static let list = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
}

extension UIView {
  /// The text of a content view for assistive technology: all texts, in order.
  var spokenText: String? {
    let texts = spokenTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var spokenTexts: [String] {
    if isHidden || alpha == 0 { return [] }
    if let label = self as? UILabel {
      return [label.text].compactMap(\.self).filter { !$0.isEmpty }
    }
    return subviews.flatMap(\.spokenTexts)
  }
}
