/// Names one coordinator for as long as its tree lives; printed as `ListFlow#2`.
///
/// Numbers are given in order and never used twice.
public struct CoordinatorID: Hashable, Sendable, CustomStringConvertible {
  /// Unique in its tree, counted from 1.
  public let number: Int
  /// The name of the coordinator's type.
  public let name: String

  package init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  public static func == (one: CoordinatorID, other: CoordinatorID) -> Bool {
    one.number == other.number
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public var description: String { "\(name.escapedName)#\(number)" }
}

/// Names one screen for as long as its tree lives; printed as `ListViewController@3`.
public struct ScreenID: Hashable, Sendable, CustomStringConvertible {
  /// Unique in its tree, counted from 1.
  public let number: Int
  /// The name of the screen's type.
  public let name: String

  package init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  public static func == (one: ScreenID, other: ScreenID) -> Bool { one.number == other.number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public var description: String { "\(name.escapedName)@\(number)" }
}

/// Names something that holds screens, such as a navigation controller; printed as `stack 1`.
public struct ContainerID: Hashable, Sendable, CustomStringConvertible {
  /// The kind of container.
  public enum Kind: String, Hashable, Sendable {
    /// A window with a single root screen.
    case window
    /// A navigation controller.
    case stack
    /// A controller that is presented.
    case modal
    /// A controller that is contained in a screen.
    case child
    /// A tab bar controller.
    case tabs
    /// A split view controller.
    case columns
    /// A page view controller.
    case pages
    /// A place of screens that the app itself shows: nowhere yet, or where they cannot be observed.
    case elsewhere
  }

  /// Unique in its tree, counted from 1.
  public let number: Int
  /// The kind of container.
  public let kind: Kind

  package init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }

  public static func == (one: ContainerID, other: ContainerID) -> Bool {
    one.number == other.number
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  public var description: String { "\(kind.rawValue) \(number)" }
}

/// Names one command; printed as `command 4`.
public struct CommandID: Hashable, Sendable, CustomStringConvertible {
  /// Unique in its tree, counted from 1.
  public let number: Int

  package init(number: Int) { self.number = number }

  public var description: String { "command \(number)" }
}

/// How a coordinator came on the screen.
public enum Placement: String, Hashable, Sendable, CustomStringConvertible {
  /// The root of a window.
  case root
  /// On top of a navigation controller's stack.
  case pushed
  /// Over what was shown before.
  case presented
  /// A part of another screen.
  case child
  /// A tab.
  case tab
  /// A column.
  case column
  /// A page.
  case page

  public var description: String { rawValue }
}
