import CStage

/// A method that subclasses may override, and which of them do: Swift cannot be asked that.
@MainActor
struct OverridableMethod {
  // The position of the method in the tables of classes, found by comparing two that differ in it.
  private let slot: Int32

  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A subclass with nothing of its own.
  ///   - probe: A subclass that overrides the method, and is the same else.
  init(of base: AnyClass, plain: AnyClass, probe: AnyClass) {
    SwiftLayout.check()
    self.init(unchecked: base, plain: plain, probe: probe)
  }

  /// The same, for what checks whether it works.
  init(unchecked base: AnyClass, plain: AnyClass, probe: AnyClass) {
    slot = stage_overridden_slot(
      Self.pointer(to: base), Self.pointer(to: plain), Self.pointer(to: probe))
  }

  /// Returns a Boolean value that indicates whether the class does it otherwise than a superclass
  /// of it.
  func isOverridden(by kind: AnyClass, below base: AnyClass) -> Bool {
    kind != base && stage_overrides_slot(Self.pointer(to: base), Self.pointer(to: kind), slot) != 0
  }

  private static func pointer(to kind: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(kind, to: UnsafeRawPointer.self)
  }
}
