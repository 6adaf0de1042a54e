/// Parts of elements that count in some size classes only.
@MainActor
enum Variations {
  /// Those of an element that count in these traits, from the default to the most special one.
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
