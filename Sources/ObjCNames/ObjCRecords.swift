import Foundation
import Synchronization

/// The members that classes have by name, recorded by generated code.
///
/// The source adapter writes a record into every class body and extension that has such members. A
/// record hands over its part before the program begins, and is read when somebody looks for the first
/// name: so classes that nobody else sees are known too, private, nested and local ones.
public enum ObjCRecords {
  /// Says what one body or extension of a class has by name.
  ///
  /// - Parameters:
  ///   - cls: The class. It is asked for when the first name is looked up.
  ///   - name: The class's own name, where `NSClassFromString` does not find it: `@objc(Name)`, or the
  ///     module and the name of a private class.
  ///   - export: Fills the table.
  public static func add(
    _ cls: @autoclosure @escaping @Sendable () -> AnyClass, named name: String? = nil,
    _ export: @escaping @MainActor @Sendable (inout ObjCMembers) -> Void
  ) {
    records.withLock { $0.append(Record(cls: cls, name: name, export: export)) }
    unread.add(1, ordering: .releasing)
  }

  /// Returns the implementation of an optional method of a protocol; `nil` if the object has none.
  public static func optional<Function>(_ key: String, of object: AnyObject) -> Function? {
    ObjCNames.optional(key, of: object) as? Function
  }

  /// The value of an optional property of a protocol: `nil` where the object has none.
  public static func optionalValue<Value>(_ key: String, of object: AnyObject) -> Value? {
    ObjCNames.getter(key, of: object)?(object) as? Value
  }

  /// Calls what belongs to the main actor from a method that its superclass has declared for any thread,
  /// as those of XCTest are, which calls them on the main thread.
  public static func onMainActor<Object: AnyObject, Result>(
    _ object: Object, _ body: @MainActor (Object) throws -> Result
  ) rethrows -> Result {
    precondition(Thread.isMainThread, "A method of the main actor was called on another thread.")
    return try withoutActuallyEscaping(body) {
      // The types differ in who may call, and in nothing that the machine knows of.
      try unsafeBitCast($0, to: ((Object) throws -> Result).self)(object)
    }
  }

  /// The class with that name: the one that a record gives, else the one that the runtime finds.
  public static func cls(named name: String) -> AnyClass? { ObjCNames.cls(named: name) }

  // MARK: Reading

  private struct Record: Sendable {
    let cls: @Sendable () -> AnyClass
    let name: String?
    let export: @MainActor @Sendable (inout ObjCMembers) -> Void
  }

  private static let records = Mutex<[Record]>([])
  private static let names = Mutex<[String: ObjectIdentifier]>([:])
  /// How many have not been read. It falls after the reading, so that nobody looks too early.
  private static let unread = Atomic(0)
  /// The lock that makes other threads wait while the records are read.
  private static let reading = NSRecursiveLock()

  /// Reads the records that have come since the last time.
  static func read() {
    guard unread.load(ordering: .acquiring) > 0 else { return }
    reading.lock()
    defer { reading.unlock() }
    let new = records.withLock { records in
      defer { records = [] }
      return records
    }
    for record in new {
      let cls: AnyClass = record.cls()
      if let name = record.name { names.withLock { $0[name] = ObjectIdentifier(cls) } }
      ObjCNames.add(to: cls, record.export)
    }
    unread.subtract(new.count, ordering: .releasing)
  }

  fileprivate static func recorded(_ name: String) -> AnyClass? {
    read()
    return names.withLock { $0[name] }.map { unsafeBitCast($0, to: AnyClass.self) }
  }
}

extension ObjCNames {
  /// The class of that name: one that has said its name, else one that the runtime finds.
  package static func cls(named name: String) -> AnyClass? {
    ObjCRecords.recorded(name) ?? NSClassFromString(name)
  }
}
