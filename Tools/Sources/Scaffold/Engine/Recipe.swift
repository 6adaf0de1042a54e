/// One call of `storyline new`, as it is kept so that it can be repeated.
package struct Recipe: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case app, flow, scene, screen }

  /// The way in which a flow appears.
  package enum Presentation: String, Codable, CaseIterable, Sendable { case push, sheet }

  package var kind: Kind
  package var name: String
  package var screens: [String] = []
  package var result: PassedValue?
  /// The flow, screen or scene that leads here.
  package var parent: String?
  package var presentation = Presentation.push
  package var useCases: [String] = []
  package var passes: [PassedValue] = []
  package var hasWorker = false
  package var hasRouter = false

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// The recipe with its values marked: those whose types the project lacks are generated, too.
  package func resolved(in tree: SourceTree, after earlier: [Recipe]) -> Recipe {
    let generated = Set(
      earlier.flatMap { [$0.result].compactMap(\.self) + $0.passes }.filter(\.isDeclared).map(
        \.type))
    func resolved(_ value: PassedValue) -> PassedValue {
      var value = value
      value.isDeclared =
        !PassedValue.isStandard(value.type)
        && (generated.contains(value.type) || !tree.declares(value.type))
      return value
    }
    var recipe = self
    recipe.result = result.map(resolved)
    recipe.passes = passes.map(resolved)
    return recipe
  }
}

// Only what differs from the defaults is written, so that a record stays short.
extension Recipe {
  private enum Key: String, CodingKey {
    case kind, name, screens, result, parent, presentation, useCases, passes, hasWorker, hasRouter
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try values.decode(Kind.self, forKey: .kind),
      name: try values.decode(String.self, forKey: .name))
    screens = try values.decodeIfPresent([String].self, forKey: .screens) ?? []
    result = try values.decodeIfPresent(PassedValue.self, forKey: .result)
    parent = try values.decodeIfPresent(String.self, forKey: .parent)
    presentation =
      try values.decodeIfPresent(Presentation.self, forKey: .presentation) ?? presentation
    useCases = try values.decodeIfPresent([String].self, forKey: .useCases) ?? []
    passes = try values.decodeIfPresent([PassedValue].self, forKey: .passes) ?? []
    hasWorker = try values.decodeIfPresent(Bool.self, forKey: .hasWorker) ?? false
    hasRouter = try values.decodeIfPresent(Bool.self, forKey: .hasRouter) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(name, forKey: .name)
    if !screens.isEmpty { try values.encode(screens, forKey: .screens) }
    try values.encodeIfPresent(result, forKey: .result)
    try values.encodeIfPresent(parent, forKey: .parent)
    if presentation != .push { try values.encode(presentation, forKey: .presentation) }
    if !useCases.isEmpty { try values.encode(useCases, forKey: .useCases) }
    if !passes.isEmpty { try values.encode(passes, forKey: .passes) }
    if hasWorker { try values.encode(hasWorker, forKey: .hasWorker) }
    if hasRouter { try values.encode(hasRouter, forKey: .hasRouter) }
  }
}
