import Foundation

/// The state of a view, as far as its configurations depend on it.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// The app's own values of the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of what an app keeps in a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public var traitCollection: UITraitCollection

  /// A Boolean value that indicates whether people cannot touch the view.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false

  /// A Boolean value that indicates whether the view stays at the edge while its section goes on.
  public var isPinned = false

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public var traitCollection: UITraitCollection

  /// A Boolean value that indicates whether people cannot touch the cell.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false

  /// A Boolean value that indicates whether the cell stays at the edge while its section goes on.
  public var isPinned = false
  public var isEditing = false

  /// A Boolean value that indicates whether what belongs to the cell's item is shown below it.
  public var isExpanded = false

  /// A Boolean value that indicates whether the cell is moved aside, so that what can be done with
  /// it is seen.
  public var isSwiped = false

  /// A Boolean value that indicates whether people hold the cell to move it.
  public var isReordering = false

  /// The state of a cell whose items people drag.
  public enum DragState: Hashable, Sendable {
    case none
    /// The cell comes up under the finger.
    case lifting
    /// The items move.
    case dragging

    /// The case of the number that the states of cells have.
    init(rawState: Int) { self = rawState == 2 ? .dragging : rawState == 1 ? .lifting : .none }
  }

  /// The drag state of the cell's items.
  public var cellDragState = DragState.none

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

/// The state that the system's configurations depend on.
struct ListState {
  var isDisabled = false
  /// Selected, or under a finger.
  var isMarked = false
  var isPinned = false
  let traits: UITraitCollection

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isMarked = cell.isSelected || cell.isHighlighted
      isPinned = cell.isPinned
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isMarked = view.isSelected || view.isHighlighted
      isPinned = view.isPinned
    }
  }
}
