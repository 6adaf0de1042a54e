/// A trait: a value that a trait collection carries from a window down to its views.
///
/// The system's traits are the types `UITrait…`. A type of your own adds a trait; declare a property for
/// it in extensions of ``UITraitCollection`` and ``UIMutableTraits``.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where nothing else was set.
  static var defaultValue: Value { get }

  /// The name in descriptions; the name of the type by default.
  static var name: String { get }

  /// The name that is unique; the name of the type with its module by default.
  static var identifier: String { get }

  /// A Boolean value that indicates whether dynamic colours may depend on the trait; `false` by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as lists of traits name it.
public typealias UITrait = any UITraitDefinition.Type

// MARK: - Inside the stage

/// A trait that the stage sets itself, and keeps in a field.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var field: WritableKeyPath<UITraitCollection.Traits, Value> { get }
}

extension SystemTrait {
  static func get(from traits: UITraitCollection.Traits) -> Any { traits[keyPath: field] }

  static func set(_ value: Any, in traits: inout UITraitCollection.Traits) {
    guard let value = value as? Value else { return }
    traits[keyPath: field] = value
  }

  static func isSame(
    in one: UITraitCollection.Traits, _ other: UITraitCollection.Traits
  ) -> Bool {
    one[keyPath: field] == other[keyPath: field]
  }
}

extension UITraitCollection.Traits {
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      let value =
        (trait as? any SystemTrait.Type).map { $0.get(from: self) } ?? own[trait]
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let trait = trait as? any SystemTrait.Type {
        trait.set(newValue, in: &self)
      } else {
        own[trait] = newValue
      }
    }
  }

  /// Returns a Boolean value that indicates whether the trait has a value of its own here.
  func specifies(_ trait: UITrait) -> Bool {
    guard let trait = trait as? any SystemTrait.Type else { return own.values(trait) != nil }
    return !trait.isSame(in: self, Self())
  }

  /// Takes the value of a trait back.
  mutating func remove(_ trait: UITrait) {
    if let trait = trait as? any SystemTrait.Type {
      trait.set(trait.defaultValue, in: &self)
    } else {
      own.remove(trait)
    }
  }

  /// Returns a Boolean value that indicates whether the trait has the same value in both.
  func isSame(_ trait: UITrait, as other: Self) -> Bool {
    (trait as? any SystemTrait.Type)?.isSame(in: self, other) ?? own.isSame(trait, as: other.own)
  }
}

/// The values of traits that the app defines.
struct OwnTraits: Hashable, Sendable {
  // A collection never changes and may be read from any thread; the values are the app's.
  nonisolated(unsafe) private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]

  subscript(_ trait: UITrait) -> Any? {
    get { values(trait) }
    set { values[ObjectIdentifier(trait)] = newValue.map { (trait, $0) } }
  }

  func values(_ trait: UITrait) -> Any? { values[ObjectIdentifier(trait)]?.value }

  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// The same, with the values of `others` for traits that have none here.
  func falling(backTo others: OwnTraits) -> OwnTraits {
    var merged = self
    merged.values.merge(others.values) { own, _ in own }
    return merged
  }

  /// A Boolean value that indicates whether a trait that affects colours differs.
  func hasDifferentColors(from other: OwnTraits) -> Bool {
    let traits = values.values.map(\.trait) + other.values.values.map(\.trait)
    return traits.contains { $0.affectsColorAppearance && !isSame($0, as: other) }
  }

  /// Returns a Boolean value that indicates whether the trait has the same value in both: values that are
  /// `Equatable` are compared, objects by identity, and all others count as different (low confidence).
  func isSame(_ trait: UITrait, as other: OwnTraits) -> Bool {
    switch (values(trait), other.values(trait)) {
    case (nil, nil): true
    case (let one?, let other?): Self.isEqual(one, other)
    case (let value?, nil), (nil, let value?): Self.isEqual(value, trait.defaultValue)
    }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    func compare<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
    if let one = one as? any Equatable { return compare(one) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return one as AnyObject === other as AnyObject
  }

  static func == (one: OwnTraits, other: OwnTraits) -> Bool {
    let traits = one.values.values.map(\.trait) + other.values.values.map(\.trait)
    return traits.allSatisfy { one.isSame($0, as: other) }
  }

  // A missing value equals the default one, so that no value may count.
  func hash(into hasher: inout Hasher) {}
}
