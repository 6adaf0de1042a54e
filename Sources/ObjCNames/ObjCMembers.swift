/// The methods and properties that a class has by name.
///
/// A closure is called on the thread of whoever sends the message, as with Objective-C: `@MainActor`
/// on it is a promise that nobody checks there.
public struct ObjCMembers: Sendable {
  package typealias Method = @Sendable (AnyObject, ObjCArguments) -> Any?
  package typealias Getter = @Sendable (AnyObject) -> Any?
  package typealias Setter = @Sendable (AnyObject, ObjCArguments) -> Void

  package typealias ClassMethod = @Sendable (AnyClass, ObjCArguments) -> Any?

  package private(set) var methods: [String: Method] = [:]
  /// The methods of the class itself.
  package private(set) var classMethods: [String: ClassMethod] = [:]
  package private(set) var getters: [String: Getter] = [:]
  package private(set) var setters: [String: Setter] = [:]
  /// Which values the setters take.
  package private(set) var acceptors: [String: @Sendable (Any?) -> Bool] = [:]
  /// The optional methods of protocols, as functions of the type that the protocol says.
  private(set) var optionals: [String: @Sendable (AnyObject) -> Any] = [:]
  /// The properties that tell observers when they change.
  // Key paths to stored properties are immutable; `AnyKeyPath` does not say so.
  nonisolated(unsafe) private(set) var observables: [AnyKeyPath: String] = [:]
  /// The names of those properties.
  private(set) var observableNames: Set<String> = []
  /// The selectors of methods that a class has, and that cannot be called by them.
  private(set) var names: Set<String> = []

  package init() {}

  // MARK: Methods

  /// A method without parameters, under its selector: `"save"`.
  public mutating func method<Root: AnyObject & SendableMetatype, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root) -> @MainActor () -> Result
  ) {
    add(selector, parameters: 0) { (object: Root, _) in objectOrNil(body(object)()) }
  }

  /// A method with one parameter, often the sender: `"save:"`.
  public mutating func method<Root: AnyObject & SendableMetatype, First, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root) -> @MainActor (First) -> Result
  ) {
    add(selector, parameters: 1) { (object: Root, arguments) in
      objectOrNil(body(object)(arguments[0]))
    }
  }

  /// A method with two parameters, often the sender and the event: `"save:forEvent:"`.
  public mutating func method<Root: AnyObject & SendableMetatype, First, Second, Result>(
    _ selector: String,
    _ body: @escaping @MainActor (Root) -> @MainActor (First, Second) -> Result
  ) {
    add(selector, parameters: 2) { (object: Root, arguments) in
      objectOrNil(body(object)(arguments[0], arguments[1]))
    }
  }

  /// A method with three parameters, as those that make a segue's destination have.
  public mutating func method<Root: AnyObject & SendableMetatype, First, Second, Third, Result>(
    _ selector: String,
    _ body: @escaping @MainActor (Root) -> @MainActor (First, Second, Third) -> Result
  ) {
    add(selector, parameters: 3) { (object: Root, arguments) in
      objectOrNil(body(object)(arguments[0], arguments[1], arguments[2]))
    }
  }

  /// A method of any shape: `body` takes the arguments as they came.
  public mutating func method<Root: AnyObject & SendableMetatype>(
    _ selector: String, on root: Root.Type,
    perform body: @escaping @MainActor (Root, ObjCArguments) -> Any?
  ) {
    add(selector, parameters: selector.count { $0 == ":" }, body)
  }

  /// A method of the class itself: `body` takes the class the message was sent to, and the arguments.
  public mutating func classMethod<Root: AnyObject & SendableMetatype>(
    _ selector: String, on root: Root.Type,
    perform body: @escaping @MainActor (Root.Type, ObjCArguments) -> Any?
  ) {
    let call = unsafeBitCast(body, to: (@Sendable (Root.Type, ObjCArguments) -> Any?).self)
    // Only classes below the one that exports the method find it.
    classMethods[selector] = { cls, arguments in
      (cls as? Root.Type).flatMap { call($0, arguments) }
    }
  }

  /// Methods that a class has for a protocol of UIKit's, or overrides: `responds(to:)` finds them. They are
  /// called by the protocol, and not by their selectors.
  public mutating func named(_ selectors: String...) { names.formUnion(selectors) }

  // MARK: Properties

  /// A property that can be set, such as an outlet.
  public mutating func property<Root: AnyObject & SendableMetatype, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    addGetter(name) { (object: Root) in object[keyPath: path] }
    addSetter(name) { (object: Root, value) in object[keyPath: path] = value }
  }

  /// A property that can only be read.
  public mutating func property<Root: AnyObject & SendableMetatype, Value>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) {
    addGetter(name) { (object: Root) in object[keyPath: path] }
  }

  /// A property that no key path leads to.
  public mutating func property<Root: AnyObject & SendableMetatype, Value>(
    _ name: String, get: @escaping @MainActor (Root) -> Value,
    set: @escaping @MainActor (Root, Value) -> Void
  ) {
    addGetter(name, unsafeBitCast(get, to: ((Root) -> Value).self))
    addSetter(name, unsafeBitCast(set, to: ((Root, Value) -> Void).self))
  }

  // MARK: What the source adapter writes

  /// Adds a class's implementation of an optional method of a protocol: a function that `body`
  /// makes for an object. `ObjCRecords.optional` finds it.
  public mutating func optional<Root: AnyObject & SendableMetatype, Function>(
    _ key: String, on root: Root.Type, _ body: @escaping @MainActor (Root) -> Function
  ) {
    let make = unsafeBitCast(body, to: (@Sendable (Root) -> Function).self)
    optionals[key] = { make(unsafeDowncast($0, to: Root.self)) }
  }

  /// A property that calls `NSObject.hasChanged` when it has changed.
  public mutating func observable<Root: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) {
    observables[path] = name
    observableNames.insert(name)
  }

  /// Properties of UIKit's that tell observers when they change.
  package mutating func observable(_ names: String...) { observableNames.formUnion(names) }

  // MARK: Adding

  /// Takes what another table has, over what is here.
  mutating func add(_ other: ObjCMembers) {
    methods.merge(other.methods) { $1 }
    classMethods.merge(other.classMethods) { $1 }
    getters.merge(other.getters) { $1 }
    setters.merge(other.setters) { $1 }
    acceptors.merge(other.acceptors) { $1 }
    optionals.merge(other.optionals) { $1 }
    observables.merge(other.observables) { $1 }
    observableNames.formUnion(other.observableNames)
    names.formUnion(other.names)
  }

  /// The method that reads or sets a property.
  func accessor(_ selector: String) -> Method? {
    if let getter = getters[selector] { return { object, _ in getter(object) } }
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst("set".count).dropLast()
    guard let first = name.first else { return nil }
    guard let setter = setters[first.lowercased() + name.dropFirst()] ?? setters[String(name)]
    else { return nil }
    return { object, arguments in
      setter(object, arguments)
      return nil
    }
  }

  // The types that are cast differ in who may call, and in nothing that the machine knows of.

  private mutating func add<Root: AnyObject & SendableMetatype>(
    _ selector: String, parameters: Int,
    _ body: @escaping @MainActor (Root, ObjCArguments) -> Any?
  ) {
    precondition(
      selector.count { $0 == ":" } == parameters,
      "A method with \(parameters) parameters has as many colons in its selector; "
        + "\"\(selector)\" has not.")
    let call = unsafeBitCast(body, to: (@Sendable (Root, ObjCArguments) -> Any?).self)
    methods[selector] = { call(unsafeDowncast($0, to: Root.self), $1) }
  }

  private mutating func addGetter<Root: AnyObject, Value>(
    _ name: String, _ get: @escaping (Root) -> Value
  ) {
    let call = { (object: AnyObject) in objectOrNil(get(unsafeDowncast(object, to: Root.self))) }
    getters[name] = unsafeBitCast(call, to: Getter.self)
  }

  private mutating func addSetter<Root: AnyObject, Value>(
    _ name: String, _ set: @escaping (Root, Value) -> Void
  ) {
    let call = { (object: AnyObject, arguments: ObjCArguments) in
      set(unsafeDowncast(object, to: Root.self), arguments[0])
    }
    setters[name] = unsafeBitCast(call, to: Setter.self)
    acceptors[name] = { ObjCArguments.accepts($0, as: Value.self) }
  }
}

/// A value without the optionals around it.
func unwrapped<Value>(_ value: Value) -> Any? {
  if let optional = value as? any AnyOptional { return optional.unwrapped }
  return value
}

/// A value as Objective-C sees it: nothing for `Void` and for an optional that is empty.
private func objectOrNil<Value>(_ value: Value) -> Any? {
  Value.self == Void.self ? nil : unwrapped(value)
}
