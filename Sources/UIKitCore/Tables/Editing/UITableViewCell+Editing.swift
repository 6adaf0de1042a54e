import Foundation

extension UITableViewCell {
  /// The action of the control before a row.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  /// The visible controls of a cell beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control before the content.
    public static var showingEditControl: Self { Self(rawValue: 1 << 0) }
    /// The button that deletes the row.
    public static var showingDeleteConfirmation: Self { Self(rawValue: 1 << 1) }
  }

  private static var editingDuration: TimeInterval { 0.3 }

  private var stateMask: StateMask {
    var mask: StateMask = []
    if storedIsEditing { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  // MARK: Changing

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    requestConfigurationUpdate()
    willTransition(to: stateMask)
    let mask = stateMask
    let change = { [self] in
      accessoryDidChange()
      layOutCell()
      contentView.layoutSubtree()
    }
    guard animated, window != nil else {
      UIView.performWithoutAnimation {
        updateEditingViews()
        change()
      }
      didTransition(to: mask)
      return
    }
    let leaving = editing ? [] : editingViews
    if editing { bringInEditingViews() } else { forgetEditingViews() }
    UIView.systemAnimate(withDuration: Self.editingDuration) { [self] in
      for view in editingViews { view.alpha = 1 }
      for view in leaving { view.alpha = 0 }
      change()
    } completion: { [weak self] _ in
      for view in leaving { view.removeFromSuperview() }
      self?.didTransition(to: mask)
    }
  }

  // They come from beside the row.
  private func bringInEditingViews() {
    UIView.performWithoutAnimation {
      updateEditingViews()
      for view in editingViews { view.alpha = 0 }
      if let editControl {
        place(
          editControl,
          CGRect(origin: CGPoint(x: -EditControl.size.width, y: 0), size: EditControl.size))
      }
      if let grip {
        place(grip, CGRect(origin: CGPoint(x: bounds.width, y: 0), size: ReorderGrip.size))
      }
    }
  }

  private var editingViews: [UIView] { [editControl, grip].compactMap(\.self) }

  private func forgetEditingViews() {
    editControl = nil
    grip = nil
  }

  /// Updates the control and the grip for ``editing``.
  func updateEditingViews() {
    if storedIsEditing, editing.hasControl {
      let control = editControl ?? makeEditControl()
      editControl = control
      control.become(editing)
      control.isOn = isSelected
      control.rowName = rowName
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    if storedIsEditing, editing.moves {
      let grip = grip ?? makeGrip()
      self.grip = grip
      grip.rowName = rowName
    } else {
      grip?.removeFromSuperview()
      grip = nil
    }
  }

  private func makeEditControl() -> EditControl {
    let control = EditControl(frame: CGRect(origin: .zero, size: EditControl.size))
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = tablePath else { return }
        table.controlWasTapped(editing.style, path)
      }, for: .touchUpInside)
    addSubview(control)
    return control
  }

  private func makeGrip() -> ReorderGrip {
    let grip = ReorderGrip(frame: CGRect(origin: .zero, size: ReorderGrip.size))
    grip.drag.addHandler { [weak self] drag in
      guard let self else { return }
      table?.follow(drag, moving: self)
    }
    addSubview(grip)
    return grip
  }

  private var rowName: String? { hasParts ? parts.text.text : nil }

  /// The buttons of a swipe, or of the round control, are seen beside the cell.
  func show(confirmation: Bool) {
    guard storedShowsConfirmation != confirmation else { return }
    storedShowsConfirmation = confirmation
    willTransition(to: stateMask)
    didTransition(to: stateMask)
  }

  // MARK: Layout

  /// 13.2.1 – what of the row is covered, from where people begin to read.
  private var coveredRoom: (start: CGFloat, end: CGFloat) {
    let sides = table?.contentSides ?? UITableView.Sides()
    return isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  /// The space before the content: the covered part, and the control of an edited row.
  var leadingRoom: CGFloat {
    let hasControl = storedIsEditing && (editing.hasControl || editing.indents)
    return coveredRoom.start + (hasControl ? EditControl.size.width : 0)
  }

  /// The space after the content and the accessory.
  var trailingRoom: CGFloat { roomBehindGrip + (hasGripRoom ? ReorderGrip.size.width : 0) }

  private var roomBehindGrip: CGFloat { coveredRoom.end + (table?.indexRoom ?? 0) }
  private var hasGripRoom: Bool { storedIsEditing && editing.moves }

  /// Puts a view where it is for those who read from the left, and in the mirror for others.
  func place(_ view: UIView, _ frame: CGRect) {
    let frame = mirrored(frame)
    if view.frame != frame { view.frame = frame }
  }

  func layOutEditingViews() {
    if let editControl {
      let size = EditControl.size
      place(
        editControl,
        CGRect(
          x: coveredRoom.start + 8, y: ((bounds.height - size.height) / 2).rounded(),
          width: size.width,
          height: size.height))
    }
    if let grip {
      let size = ReorderGrip.size
      place(
        grip,
        CGRect(
          x: bounds.width - size.width - roomBehindGrip,
          y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }
  }
}
