import Foundation
import Synchronization

/// Finds members by name, from the class of an object up.
package enum ObjCNames {
  package static func method(_ selector: String, of object: AnyObject) -> ObjCMembers.Method? {
    find(in: type(of: object)) { $0.methods[selector] ?? $0.accessor(selector) }
  }

  /// Returns a Boolean value that indicates whether the object has a method of that name, also one that cannot
  /// be called by it.
  package static func responds(_ object: AnyObject, to selector: String) -> Bool {
    method(selector, of: object) != nil
      || find(in: type(of: object)) { $0.names.contains(selector) ? true : nil } == true
  }

  /// A method of a class itself, or of one of its superclasses.
  package static func classMethod(
    _ selector: String, of cls: AnyClass
  ) -> ObjCMembers.ClassMethod? {
    find(in: cls) { $0.classMethods[selector] }
  }

  /// The optional method of a protocol that the object has.
  package static func optional(_ key: String, of object: AnyObject) -> Any? {
    find(in: type(of: object)) { $0.optionals[key] }?(object)
  }

  /// The name of the property that this key path of that object's class leads to.
  package static func observable(_ path: AnyKeyPath, of object: AnyObject) -> String? {
    find(in: type(of: object)) { $0.observables[path] }
      ?? pathLock.withLock { pathNames[path] }
  }

  /// The key of a property that tells observers when it changes: `hidden` for `isHidden`; `nil` where it does
  /// not tell.
  package static func observedKey(of name: String, _ object: AnyObject) -> String? {
    if tellsObservers(of: name, object) { return name }
    guard let key = keyWithoutIs(name) else { return nil }
    return tellsObservers(of: key, object) ? key : nil
  }

  /// Returns the key of a property that is read by a method such as `isHidden`; `nil` for other names.
  package static func keyWithoutIs(_ name: String) -> String? {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(3)
  }

  /// Returns a Boolean value that indicates whether a property of that name tells observers when it
  /// changes.
  package static func tellsObservers(of name: String, _ object: AnyObject) -> Bool {
    find(in: type(of: object)) { $0.observableNames.contains(name) ? true : nil } ?? false
  }

  // Key paths are immutable; `AnyKeyPath` does not say so. `pathLock` guards the table.
  private nonisolated(unsafe) static var pathNames: [AnyKeyPath: String] = [:]
  private static let pathLock = NSLock()

  /// Remembers the name of the property that a key path leads to.
  static func name(_ path: AnyKeyPath, _ name: String) {
    pathLock.withLock { pathNames[path] = name }
  }

  /// How a value is read: a property, or a method without parameters of that name.
  package static func getter(_ key: String, of object: AnyObject) -> ObjCMembers.Getter? {
    find(in: type(of: object)) { members -> ObjCMembers.Getter? in
      if let getter = members.getters[key] { return getter }
      guard let method = members.methods[key] else { return nil }
      return { method($0, ObjCArguments([])) }
    }
  }

  package static func setter(_ key: String, of object: AnyObject) -> ObjCMembers.Setter? {
    find(in: type(of: object)) { $0.setters[key] }
  }

  /// Returns a Boolean value that indicates whether a property of that name takes the value; `nil`
  /// if there is no such property.
  package static func accepts(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool? {
    find(in: type(of: object)) { $0.acceptors[key] }.map { $0(value) }
  }

  /// Gives a class members that it does not export itself.
  package static func add(
    to cls: AnyClass, _ export: @escaping @MainActor (inout ObjCMembers) -> Void
  ) {
    _ = table(of: cls)
    var members = ObjCMembers()
    unchecked(export)(&members)
    tables.withLock { [members] in $0[ObjectIdentifier(cls)]?.add(members) }
  }

  // MARK: Tables

  /// A table a class that somebody asked about.
  private static let tables = Mutex<[ObjectIdentifier: ObjCMembers]>([:])

  private static func find<Member>(
    in cls: AnyClass, _ pick: (ObjCMembers) -> Member?
  ) -> Member? {
    ObjCRecords.read()
    var next: AnyClass? = cls
    while let current = next {
      if let member = pick(table(of: current)) { return member }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static func table(of cls: AnyClass) -> ObjCMembers {
    let key = ObjectIdentifier(cls)
    if let table = tables.withLock({ $0[key] }) { return table }
    var members = ObjCMembers()
    if let exporting = cls as? any ObjCExporting.Type {
      export(exporting, to: &members)
    }
    // Two threads may have made it: both are the same.
    return tables.withLock { [members] tables in
      if let table = tables[key] { return table }
      tables[key] = members
      return members
    }
  }

  private static func export<Exporting: ObjCExporting>(
    _ exporting: Exporting.Type, to members: inout ObjCMembers
  ) {
    unchecked { exporting.exportMembers(to: &$0) }(&members)
  }

  /// Filling a table touches nothing of the main actor's; it only stands where its members are seen.
  private static func unchecked(
    _ export: @escaping @MainActor (inout ObjCMembers) -> Void
  ) -> (inout ObjCMembers) -> Void {
    unsafeBitCast(export, to: ((inout ObjCMembers) -> Void).self)
  }
}
