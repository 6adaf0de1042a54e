import Foundation

/// The meaning of one kind of element: its class, its attributes and its children.
@MainActor
final class ElementKind: Sendable {
  let name: String
  let cls: NSObject.Type
  /// In the order in which they are set; those of the kind that it extends first.
  let properties: [ElementProperty]
  /// A function that is called after all values are set.
  let finish: (@MainActor (NSObject, NibCoder) -> Void)?
  private let known: Set<String>
  /// The position of each property in their order.
  private let places: [String: Int]

  init<Object: NSObject>(
    _ name: String, _ cls: Object.Type, extends base: ElementKind? = nil,
    finish: (@MainActor (Object, NibCoder) -> Void)?,
    _ fill: (inout ElementTable<Object>) -> Void
  ) {
    self.name = name
    self.cls = cls
    var table = ElementTable<Object>()
    fill(&table)
    // Properties of the base are replaced by those with the same name.
    let own = Set(table.properties.map(\.name))
    properties = (base?.properties ?? []).filter { !own.contains($0.name) } + table.properties
    places = Dictionary(
      uniqueKeysWithValues: properties.enumerated().map { ($0.element.name, $0.offset) })
    known = (base?.known ?? Self.everywhere).union(own).union(table.ignored)
    let inherited = base?.finish
    self.finish = { object, coder in
      inherited?(object, coder)
      if let finish, let object = object as? Object { finish(object, coder) }
    }
  }

  convenience init<Object: NSObject>(
    _ name: String, _ cls: Object.Type, extends base: ElementKind? = nil,
    _ fill: (inout ElementTable<Object>) -> Void = { _ in }
  ) {
    self.init(name, cls, extends: base, finish: nil, fill)
  }

  func knows(_ name: String) -> Bool { known.contains(name) }

  /// The properties of which elements say anything, in the order in which they are set.
  ///
  /// A kind has some sixty properties, and an element speaks of ten.
  func properties(in elements: [InterfaceElement]) -> [ElementProperty] {
    var found: Set<Int> = []
    for element in elements {
      for name in element.attributes.keys {
        if let place = places[name] { found.insert(place) }
      }
      for child in element.children {
        if let place = places[child.key ?? child.name] { found.insert(place) }
      }
    }
    return found.sorted().map { properties[$0] }
  }

  /// The attributes that every element may have, and those that only Xcode reads.
  private static let everywhere: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID", "connections", "userDefinedRuntimeAttributes", "variation", "misplaced",
    "ambiguous", "verifyAmbiguity", "userComments", "attributedUserComments", "animations",
    "canvasLocation", "colorLabel", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedDestinationMetrics", "simulatedAppContext", "freeformSize", "designable",
    "ibShadowedNumberOfLines", "customizableImagePickerStyle",
  ]
}

/// How one property is set.
@MainActor
struct ElementProperty {
  let name: String
  let apply: @MainActor (NSObject, InterfaceValue) -> Void
  /// A function that returns one that restores an object's current value; `nil` for properties that
  /// cannot be read.
  var remember: (@MainActor (NSObject) -> (@MainActor (NSObject) -> Void)?)?
}

/// The properties of one kind of element as they are written down.
@MainActor
struct ElementTable<Object: NSObject> {
  fileprivate(set) var properties: [ElementProperty] = []
  fileprivate(set) var ignored: Set<String> = []

  /// Adds a property and its setter.
  mutating func on(_ name: String, _ set: @escaping @MainActor (Object, InterfaceValue) -> Void) {
    properties.append(
      ElementProperty(name: name) { object, value in
        if let object = object as? Object { set(object, value) }
      })
  }

  /// The same for a property that can be read.
  mutating func on<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>,
    _ set: @escaping @MainActor (Object, InterfaceValue) -> Void
  ) {
    on(name, set)
    properties[properties.count - 1].remember = { object in
      guard let value = (object as? Object)?[keyPath: path] else { return nil }
      return { object in
        if let object = object as? Object { object[keyPath: path] = value }
      }
    }
  }

  /// Ignores attributes that have no effect in a running app.
  mutating func ignore(_ names: String...) { ignored.formUnion(names) }

  mutating func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) {
    on(name, path) { $0[keyPath: path] = $1.isOn }
  }

  mutating func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) {
    on(name, path) { object, value in value.number.map { object[keyPath: path] = $0 } }
  }

  mutating func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) {
    on(name, path) { object, value in value.number.map { object[keyPath: path] = Float($0) } }
  }

  mutating func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Double>) {
    on(name, path) { object, value in value.number.map { object[keyPath: path] = Double($0) } }
  }

  mutating func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) {
    on(name, path) { object, value in value.integer.map { object[keyPath: path] = $0 } }
  }

  mutating func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) {
    on(name, path) { $0[keyPath: path] = $1.text }
  }

  mutating func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) {
    on(name, path) { $0[keyPath: path] = $1.color }
  }

  mutating func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) {
    on(name, path) { $0[keyPath: path] = $1.image }
  }

  mutating func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>) {
    on(name, path) { object, value in value.insets.map { object[keyPath: path] = $0 } }
  }

  mutating func size(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize>) {
    on(name, path) { object, value in value.size.map { object[keyPath: path] = $0 } }
  }

  mutating func choice<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ cases: [String: Value]
  ) {
    on(name, path) { object, value in value.choice(cases).map { object[keyPath: path] = $0 } }
  }

  /// A font under that name; `nil` leaves the class's own.
  mutating func font(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIFont?>) {
    on(name, path) { object, value in value.font.map { object[keyPath: path] = $0 } }
  }

  /// An object of its own.
  mutating func object<Value: NSObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) {
    on(name) { object, value in
      if let made = value.object as? Value { object[keyPath: path] = made }
    }
  }
}
