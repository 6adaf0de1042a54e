import Foundation

/// The coder that `init(coder:)` gets for an object of a storyboard or nib.
///
/// It is for one object. There is no archive behind it: its keys are the names of the attributes in
/// the file; other keys have no value.
final class NibCoder: NSCoder {
  let element: InterfaceElement
  let kind: ElementKind
  let context: NibContext
  /// A Boolean value that indicates whether the object was there before, and belongs to another
  /// that places it.
  let isPart: Bool
  /// The object once its initialiser has come as far as the class of UIKit's that decodes it.
  @MainActor private(set) var object: NSObject?
  /// The parts of the element that count only in these traits, the most special last.
  @MainActor private let variations: [InterfaceElement]

  @MainActor
  init(
    _ element: InterfaceElement, _ kind: ElementKind, _ context: NibContext, isPart: Bool = false
  ) {
    self.isPart = isPart
    self.element = element
    self.kind = kind
    self.context = context
    variations = Variations.matching(element, context.traits)
    super.init()
  }

  // MARK: Decoding

  /// Sets the values of the file on the object.
  @MainActor
  func decode(into object: NSObject) {
    guard self.object == nil else { return }
    self.object = object
    context.register(object, for: element)
    context.varied?.add(VariedProperties(object, self))
    for property in kind.properties(in: variations + [element]) {
      if let value = value(property.name) { property.apply(object, value) }
    }
    reportUnknown()
    kind.finish?(object, self)
  }

  @MainActor
  private func reportUnknown() {
    if kind === ElementKinds.unknownView { return }
    for name in element.attributes.keys where !kind.knows(name) {
      context.document.reportUnknown("the attribute \(name)", in: element)
    }
    // Elements for `nil`, and variations by size classes, need no slot of their own.
    for child in element.children
    where child.name != "nil" && child.name != "variation" && !kind.knows(child.key ?? child.name) {
      let name = child.key.map { " \($0)" } ?? ""
      context.document.reportUnknown("the \(child.name)\(name)", in: element)
    }
  }

  // MARK: Values

  /// Returns the value of a property; `nil` if the file has none.
  @MainActor
  func value(_ name: String) -> InterfaceValue? {
    for source in variations.reversed() + [element] {
      if let attribute = source[name] { return InterfaceValue(self, name, attribute, nil) }
      if let child = source.child(keyed: name) { return InterfaceValue(self, name, nil, child) }
    }
    if let child = element.child(named: name), child.key == nil {
      return InterfaceValue(self, name, nil, child)
    }
    return nil
  }

  /// The app's own class for a part of the object.
  @MainActor
  func customClass(ofChild key: String) -> AnyClass? {
    element.child(keyed: key).flatMap { child in
      child["customClass"].flatMap {
        CustomClasses.find($0, of: child, in: context.document, context.bundle)
      }
    }
  }

  /// One of the cases that an attribute stands for.
  @MainActor
  func choice<Value>(_ name: String, _ cases: [String: Value]) -> Value? {
    value(name)?.choice(cases)
  }

  /// Returns the constraints, or subviews, that these traits exclude.
  @MainActor
  func excluded(_ key: String) -> Set<String> {
    Variations.excluded(key, of: element, context.traits)
  }

  // MARK: NSCoder

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { element[key] != nil }

  override func decodeObject(forKey key: String) -> Any? { element[key] }

  override func decodeObject() -> Any? { nil }

  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { element[key].flatMap { NSString(string: $0) as? DecodedObjectType } }

  override func decodeBool(forKey key: String) -> Bool { element.isOn(key) }

  override func decodeInteger(forKey key: String) -> Int { element[key].flatMap { Int($0) } ?? 0 }

  override func decodeInt32(forKey key: String) -> Int32 {
    element[key].flatMap { Int32($0) } ?? 0
  }

  override func decodeInt64(forKey key: String) -> Int64 {
    element[key].flatMap { Int64($0) } ?? 0
  }

  override func decodeDouble(forKey key: String) -> Double {
    element[key].flatMap { Double($0) } ?? 0
  }

  override func decodeFloat(forKey key: String) -> Float {
    element[key].flatMap { Float($0) } ?? 0
  }
}

extension NSObject {
  /// Decodes the interface at the end of `init(coder:)`, if the class is the last of UIKit's
  /// classes in the object's inheritance.
  @MainActor
  func decodeInterface(_ coder: NSCoder, as cls: AnyClass) {
    guard let coder = coder as? NibCoder, CustomClasses.uiKitClass(of: type(of: self)) == cls else {
      return
    }
    coder.decode(into: self)
  }
}
