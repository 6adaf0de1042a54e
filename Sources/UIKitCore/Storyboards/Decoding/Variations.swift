/// Parts of elements that count in some size classes only.
@MainActor
enum Variations {
  /// Returns the variations of an element that match these traits, from the default to the most
  /// specific one.
  static func matching(
    _ element: InterfaceElement, _ traits: UITraitCollection
  ) -> [InterfaceElement] {
    let found = element.children.filter { $0.name == "variation" }
    if found.isEmpty { return [] }
    return
      found
      .compactMap { variation in rank(of: variation.key ?? "", traits).map { ($0, variation) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the constraints, or subviews, that these traits exclude.
  static func excluded(
    _ key: String, of element: InterfaceElement, _ traits: UITraitCollection
  ) -> Set<String> {
    var excluded: Set<String> = []
    for variation in matching(element, traits) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" {
            excluded.insert(reference)
          } else {
            excluded.remove(reference)
          }
        }
      }
    }
    return excluded
  }

  /// Returns a Boolean value that indicates whether any variation of an element leaves some of the
  /// constraints or the subviews out.
  static func masks(_ key: String, of element: InterfaceElement) -> Bool {
    element.children.contains { variation in
      variation.name == "variation"
        && variation.children.contains { $0.name == "mask" && $0.key == key }
    }
  }

  /// The properties that any variation of an element sets.
  static func properties(of element: InterfaceElement) -> Set<String> {
    var names: Set<String> = []
    for variation in element.children where variation.name == "variation" {
      names.formUnion(variation.attributes.keys)
      // An object of its own is made once.
      names.formUnion(
        variation.children.filter { $0.name != "mask" && $0.id == nil }.compactMap(\.key))
    }
    return names.subtracting(["key"])
  }

  /// How special a variation is, such as `heightClass=compact-widthClass=regular`; `nil` where it does
  /// not count.
  private static func rank(of key: String, _ traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for condition in key.split(separator: "-") {
      let parts = condition.split(separator: "=")
      guard parts.count == 2, let value = classes[String(parts[1])] else { return nil }
      switch parts[0] {
      case "widthClass" where traits.horizontalSizeClass == value: rank += 1
      case "heightClass" where traits.verticalSizeClass == value: rank += 1
      default: return nil
      }
    }
    return rank
  }

  private static let classes: [String: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]
}
