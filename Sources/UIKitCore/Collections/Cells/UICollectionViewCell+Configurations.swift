import Foundation

extension UICollectionViewCell {
  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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

  /// Returns the default background of the cell in its place.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    makeBackground().updated(for: configurationState)
  }
}

extension UICollectionViewCell: ConfiguredView {
  func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    state.isEditing = collection?.isEditing == true
    state.isExpanded = isExpanded
    state.isSwiped = (self as? UICollectionViewListCell)?.isSwiped == true
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
    guard let collection, collection.isShown(self) else { return }
    isFitted = false
    collection.setNeedsLayout()
  }
}
