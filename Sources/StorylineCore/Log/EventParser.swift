/// Reads the text form of an event.
///
/// It goes by Unicode scalars: as a `Character` a space may be one with what follows it, for a name
/// may begin with a combining mark.
enum EventParser {
  static func parse(_ text: Substring) -> Event? {
    if text == "window closed" { return .windowClosed }
    guard let (first, rest) = text.divided(at: " ") else { return nil }
    if let id = CoordinatorID(text: first) { return coordinator(id, rest) }
    if let id = ScreenID(text: first) { return screen(id, rest) }
    guard let (number, what) = rest.divided(at: " "), let number = Int(String(number)) else {
      return nil
    }
    if first == "command" { return what == "waits" ? .queued(CommandID(number: number)) : nil }
    if first == "link" { return link(LinkID(number: number), what) }
    guard let kind = ContainerID.Kind(rawValue: String(first)) else { return nil }
    return container(ContainerID(number: number, kind: kind), what)
  }

  private static func coordinator(_ id: CoordinatorID, _ text: Substring) -> Event? {
    switch text {
    case "finishes": return .finishing(id)
    case "finished": return .finished(id)
    case "released": return .released(id)
    case "closes": return .closing(id, .closed)
    default: break
    }
    if let text = text.after("cancelled: ") { return .cancelled(id, Reason(text: String(text))) }
    if let text = text.after("refused: ") { return .refused(id, Refusal(text: String(text))) }
    if let text = text.after("coalesced with ") {
      return CoordinatorID(text: text).map { .coalesced(id, with: $0) }
    }
    if let text = text.after("shows ") {
      guard let (screen, place) = text.divided(at: " "), let screen = ScreenID(text: screen),
        let container = place.after("in ").flatMap(ContainerID.init(text:))
      else { return nil }
      return .shown(screen, id, container)
    }
    if let text = text.after("closes: ") { return .closing(id, Reason(text: String(text))) }
    if let text = text.after("leaves [") {
      guard let (inner, end) = text.divided(at: "] "), end == "in sight",
        let screens = contents(inner), !screens.contains(nil)
      else { return nil }
      return .left(id, screens.compactMap { $0 })
    }
    if let text = text.after("is at ") {
      var rest = text
      guard let address = Address(from: &rest), rest.isEmpty else { return nil }
      return .located(id, address)
    }
    if let retention = Retention(text: text) { return .retained(id, retention) }
    return attached(id, text)
  }

  private static func attached(_ id: CoordinatorID, _ text: Substring) -> Event? {
    guard let (placement, shower) = text.divided(at: " ") else {
      return Placement(rawValue: String(text)).map { .attached(id, parent: nil, $0) }
    }
    guard let placement = Placement(rawValue: String(placement)),
      let parent = shower.after("by ").flatMap(CoordinatorID.init(text:))
    else { return nil }
    return .attached(id, parent: parent, placement)
  }

  private static func screen(_ id: ScreenID, _ text: Substring) -> Event? {
    if let text = text.after("gone: ") { return .lost(id, Reason(text: String(text))) }
    if let text = text.after("coalesced with ") {
      return ScreenID(text: text).map { .screenCoalesced(id, with: $0) }
    }
    if let retention = Retention(text: text) { return .screenRetained(id, retention) }
    guard let (owner, what) = text.after("of ")?.divided(at: " "),
      let owner = CoordinatorID(text: owner), let why = what.after("refused: ")
    else { return nil }
    return .screenRefused(id, owner, Refusal(text: String(why)))
  }

  private static func container(_ id: ContainerID, _ text: Substring) -> Event? {
    switch text {
    case "unchanged: gesture cancelled": return .gestureCancelled(id)
    case "collapsed": return .collapsed(id)
    case "expanded": return .expanded(id)
    case "selects –": return .selected(id, nil)
    default: break
    }
    if let text = text.after("selects ") {
      return CoordinatorID(text: text).map { .selected(id, $0) }
    }
    if let text = text.after("closed: ") { return .closed(id, Reason(text: String(text))) }
    if text == "is out of sight, and UIKit keeps it" { return .kept(id) }
    if let text = text.after("is in ") { return ScreenID(text: text).map { .enclosed(id, $0) } }
    if let text = text.after("did not take ") {
      return ScreenID(text: text).map { .notTaken($0, id) }
    }
    // Names have no spaces, so that the first "], " is the end of the list.
    guard let text = text.after("settled: [") else { return nil }
    if let inner = text.before("]") { return contents(inner).map { .settled(id, $0) } }
    guard let (inner, reason) = text.divided(at: "], ") else { return nil }
    return contents(inner).map { .settled(id, $0, Reason(text: String(reason))) }
  }

  private static func contents(_ text: Substring) -> [ScreenID?]? {
    var result: [ScreenID?] = []
    var rest: Substring? = text.isEmpty ? nil : text
    while let each = rest {
      let (first, others) = each.divided(at: ", ").map { ($0.0, $0.1 as Substring?) } ?? (each, nil)
      if first == "–" {
        result.append(nil)
      } else {
        guard let screen = ScreenID(text: first) else { return nil }
        result.append(screen)
      }
      rest = others
    }
    return result
  }
}

// MARK: - Names

extension CoordinatorID {
  init?(text: Substring) {
    guard let (name, number) = text.divided(at: "#"), let number = Int(String(number)),
      let name = name.unescapedName
    else { return nil }
    self.init(number: number, name: name)
  }
}

extension ScreenID {
  init?(text: Substring) {
    guard let (name, number) = text.divided(at: "@"), let number = Int(String(number)),
      let name = name.unescapedName
    else { return nil }
    self.init(number: number, name: name)
  }
}

extension ContainerID {
  init?(text: Substring) {
    guard let (kind, number) = text.divided(at: " "), let kind = Kind(rawValue: String(kind)),
      let number = Int(String(number))
    else { return nil }
    self.init(number: number, kind: kind)
  }
}

extension String {
  /// The name of a type as the log writes it. Characters of the text form itself, and those that
  /// would break a line, are written as `\u{20}`.
  var escapedName: String { escapedName(also: []) }

  /// The same, with further scalars that its surroundings need for themselves.
  func escapedName(also others: Set<Unicode.Scalar>) -> String {
    guard unicodeScalars.contains(where: { $0.needsEscape || others.contains($0) }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.needsEscape || others.contains(scalar) else {
        result.append(scalar)
        continue
      }
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var needsEscape: Bool {
    if self == "\\" || self == "#" || self == "@" || properties.isWhitespace { return true }
    return properties.generalCategory == .control
  }
}

extension Substring {
  /// The name that was escaped, unless it was not escaped well.
  var unescapedName: String? {
    var result = String.UnicodeScalarView()
    var rest = self
    while let (plain, escape) = rest.divided(at: "\\u{") {
      guard let (hex, others) = escape.divided(at: "}"), let value = UInt32(hex, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      result.append(contentsOf: plain.unicodeScalars)
      result.append(scalar)
      rest = others
    }
    result.append(contentsOf: rest.unicodeScalars)
    return String(result)
  }

  /// Returns the text before and after the first occurrence of `separator`.
  func divided(at separator: String) -> (Substring, Substring)? {
    let scalars = unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index...].starts(with: separator.unicodeScalars) {
        let after = scalars.index(index, offsetBy: separator.unicodeScalars.count)
        return (Substring(scalars[..<index]), Substring(scalars[after...]))
      }
      index = scalars.index(after: index)
    }
    return nil
  }

  /// The rest, if the text begins so.
  func after(_ prefix: String) -> Substring? {
    guard unicodeScalars.starts(with: prefix.unicodeScalars) else { return nil }
    return Substring(unicodeScalars.dropFirst(prefix.unicodeScalars.count))
  }

  /// The text without its last scalar, if that is the one.
  func before(_ suffix: Unicode.Scalar) -> Substring? {
    guard unicodeScalars.last == suffix else { return nil }
    return Substring(unicodeScalars.dropLast())
  }
}
