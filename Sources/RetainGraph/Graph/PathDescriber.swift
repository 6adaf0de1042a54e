import CRetainGraph

/// Describes chains of references in the terms of the source: storage, boxes and contexts are parts
/// of the property that leads to them.
final class PathDescriber {
  typealias Node = ObjectGraph.Node

  private let graph: ObjectGraph
  private let symbols = Symbols()

  init(_ graph: ObjectGraph) { self.graph = graph }

  func path(_ chain: ObjectGraph.Chain, origin: RetainPath.Origin) -> RetainPath {
    let hops = hops(chain)
    return RetainPath(origin: origin, hops: hops, target: hops.last?.target ?? "?")
  }

  func name(of node: Node) -> String { graph.type(of: node)?.title ?? "?" }

  func variable(at address: UInt) -> String? { symbols.variable(at: address) }

  // MARK: Hops

  /// A hop that is not at its end yet.
  private struct Draft {
    var owner: Node
    var member = ""
    var closure: String?
    var isCapture = false
    var isGuess = false
  }

  private func hops(_ chain: ObjectGraph.Chain) -> [RetainHop] {
    var (hops, draft) = ([RetainHop](), Draft?.none)
    for (index, number) in chain.enumerated() {
      let edge = graph.edge(number)
      let source = graph.source(of: number)
      var current = draft ?? Draft(owner: source)
      extend(&current, from: source, by: edge)
      let isEnd = graph.role(of: edge.target) == .object || index == chain.count - 1
      draft = isEnd ? nil : current
      if isEnd { hops.append(hop(current, to: edge.target)) }
    }
    return hops
  }

  private func hop(_ draft: Draft, to target: Node) -> RetainHop {
    let type = graph.type(of: draft.owner)
    return RetainHop(
      owner: type?.title ?? "?", member: draft.member, closure: draft.closure,
      isCapture: draft.isCapture, target: name(of: target), part: type?.part,
      isGuess: draft.isGuess)
  }

  private func extend(_ draft: inout Draft, from source: Node, by edge: rg_edge) {
    if edge.guess { draft.isGuess = true }
    switch graph.role(of: source) {
    case .object, .storage:
      // The name of a captured value's parts is nothing that one could look for.
      if !draft.isCapture { draft.member = join(draft.member, text(edge.label, in: source)) }
    case .context:
      break
    }
    for code in functions(edge.label) {
      draft.isCapture = true
      if let closure = symbols.closure(at: code) { draft.closure = closure }
    }
  }

  // MARK: Labels

  private func functions(_ label: Int32) -> [UInt] {
    guard label > 0 else { return [] }
    let part = graph.label(label)
    return functions(part.parent) + (part.function == 0 ? [] : [UInt(part.function)])
  }

  private func text(_ label: Int32, in source: Node) -> String {
    guard label != 0 else { return "" }
    let part = graph.label(label)
    let string = graph.reader.strings[Int(part.string)]
    let outer = text(part.parent, in: source)
    guard part.index >= 0 else { return join(outer, string) }
    return join(outer, element(string, Int(part.index), in: source))
  }

  private func element(_ string: String, _ index: Int, in storage: Node) -> String {
    switch string {
    case "": return "[\(index)]"
    case "value": return "[\(key(ofBucket: index, in: storage).map { "\"\($0)\"" } ?? "…")]"
    case "key": return ".keys"
    default: return ""
    }
  }

  /// The key of a dictionary whose keys are strings.
  private func key(ofBucket bucket: Int, in storage: Node) -> String? {
    guard let keys = graph.type(of: storage)?.stringKeys else { return nil }
    let first = graph.word(at: graph.address(of: storage) + UInt(keys.keysOffset))
    let place = first + UInt(bucket * MemoryLayout<String>.stride)
    guard graph.isReadable(place, MemoryLayout<String>.size) else { return nil }
    return UnsafeRawPointer(bitPattern: place)?.load(as: String.self)
  }

  private func join(_ outer: String, _ inner: String) -> String {
    if inner.isEmpty { return outer }
    if outer.isEmpty { return inner }
    return inner.hasPrefix("[") || inner.hasPrefix(".") ? outer + inner : "\(outer).\(inner)"
  }
}
