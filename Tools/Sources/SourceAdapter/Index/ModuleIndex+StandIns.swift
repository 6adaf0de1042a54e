// A protocol's method with a default implementation is not called on a subclass, if the superclass
// conforms: Swift has chosen the implementation for the superclass. With Objective-C the subclass's
// method is found. So the superclass gets the method as well, and the subclass's overrides it.

/// A method that a class has for the sake of its subclasses.
struct StandIn: Hashable, Sendable, Codable {
  let name: String
  let labels: [String]
  /// The text for the body of the class.
  let text: String
}

extension ModuleIndex {
  /// Gives the superclass that conforms a method of that name.
  mutating func addStandIn(for method: IndexedMethod, faces: [ExtensionFace]) {
    let chain = chain(method.type)
    guard types[method.type]?.kind == .cls, let signature = method.signature else { return }
    for superclass in chain.dropFirst().reversed() {
      guard let type = types[superclass], !type.isGeneric else { continue }
      let protocols = uiKitProtocols(of: superclass)
      guard
        let known = UIKitOptionals.method(
          named: method.name, labels: method.labels, of: protocols),
        !has(method, in: self.chain(superclass))
      else { continue }
      add(known, method, signature, to: type, faces)
      return
    }
  }

  private mutating func add(
    _ known: UIKitOptionals.Method, _ method: IndexedMethod, _ signature: IndexedMethod.Signature,
    to type: IndexedType, _ faces: [ExtensionFace]
  ) {
    guard known.result != "-" else {
      unheard.insert(MethodKey(method))
      return
    }
    if standIns[type.path]?.contains(where: { $0.name == method.name && $0.labels == method.labels }
    )
      != true
    {
      let access = ["public", "open"].contains(type.access) ? "open " : ""
      // An override may be for any thread, as some delegates of Apple's are.
      let isolation = signature.isNonisolated ? "nonisolated" : "@MainActor"
      let body = known.result == "Void" ? "" : " \(known.body(with: signature.parameters)) "
      standIns[type.path, default: []].append(
        StandIn(
          name: method.name, labels: method.labels,
          text: "\(isolation) \(access)func \(method.name)\(signature.text) {\(body)}"))
    }
    guard method.isInExtension else {
      overriding.insert(MethodKey(method))
      return
    }
    let face = faces.first {
      $0.type == method.type && $0.name == method.name && $0.labels == method.labels
    }
    if let face { addFace(face.overriding) }
  }

  private func has(_ method: IndexedMethod, in chain: [String]) -> Bool {
    (methods[method.name] ?? []).contains {
      $0.labels == method.labels && chain.contains($0.type)
    }
  }

  /// The protocols that a class itself declares, and those that they inherit from.
  private func uiKitProtocols(of path: String) -> Set<String> {
    var found: Set<String> = []
    var open = declaredConformances(of: path)
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += resolve(name, from: path).map(declaredConformances) ?? []
      open += UIKitOptionals.inherited[name] ?? []
    }
    return found
  }
}

/// Which method of which class.
struct MethodKey: Hashable, Sendable, Codable, Comparable {
  let type: String
  let name: String
  let labels: [String]

  init(type: String, name: String, labels: [String]) {
    self.type = type
    self.name = name
    self.labels = labels
  }

  init(_ method: IndexedMethod) {
    self.init(type: method.type, name: method.name, labels: method.labels)
  }
  static func < (one: MethodKey, other: MethodKey) -> Bool {
    (one.type, one.name, one.labels.joined(separator: ":"))
      < (other.type, other.name, other.labels.joined(separator: ":"))
  }
}
