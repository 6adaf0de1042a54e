public import Foundation

/// The names of Apple's that the stage lacks and that a module made of tables declares.
public struct MissingNames: Sendable {
  /// A name.
  public struct Name: Hashable, Sendable {
    /// The module of Apple's that has it.
    public let module: String
    /// The full name: `UIScreen.traitCollection`, `UIView.draw(_:for:)`.
    public let name: String
    /// `class`, `method`, `type.property`, and so on.
    public let kind: String
    /// The answer to the caller: an expression, `trap`, `error`, or `declaration` for types and
    /// cases.
    public let answer: String
    /// A Boolean value that indicates whether no type of the stage has a member of that base name.
    public let isUnmistakable: Bool
    /// A Boolean value that indicates whether a protocol asks for it: those who conform to it implement it.
    public let isRequirement: Bool
    /// Why the name has no effect on navigation, layout and data; `nil` where it may have.
    public let harmless: String?

    /// The last part of the name, without labels.
    public var base: String {
      let path = name.prefix { $0 != "(" }
      return String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
    }

    /// The type that it is a member of; empty at the top level.
    public var owner: String {
      let path = name.prefix { $0 != "(" }
      return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }
  }

  /// A place in the sources that uses a missing name.
  public struct Need: Hashable, Sendable {
    public let name: Name
    public let file: String
    public let line: Int
  }

  /// All names, in the order of the tables.
  public let names: [Name]
  private let harmless: HarmlessNames
  private let byName: [String: [Name]]
  private let byBase: [String: [Name]]

  /// Reads the tables of a folder: `UIKit.names.tsv` and the like, and `harmless.tsv`.
  public init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let harmless = try HarmlessNames(
      text: String(contentsOf: folder.appending(path: "harmless.tsv"), encoding: .utf8))
    let tables = files.filter { $0.lastPathComponent.hasSuffix(".names.tsv") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    self.init(
      try tables.flatMap { table in
        let module = String(table.lastPathComponent.dropLast(".names.tsv".count))
        return Self.rows(
          try String(contentsOf: table, encoding: .utf8), of: module, harmless: harmless)
      }, harmless: harmless)
  }

  init(_ names: [Name], harmless: HarmlessNames) {
    self.names = names
    self.harmless = harmless
    byName = Dictionary(grouping: names, by: \.name)
    byBase = Dictionary(grouping: names, by: \.base)
  }

  /// The names of a table: name, kind, answer, and words: `own` for those that cannot be mistaken,
  /// `requirement` for those that a protocol asks for.
  static func rows(_ text: String, of module: String, harmless: HarmlessNames) -> [Name] {
    text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { return nil }
      return Name(
        module: module, name: fields[0], kind: fields[1], answer: fields[2],
        isUnmistakable: fields[3].hasPrefix("own"),
        isRequirement: fields[3].hasSuffix("requirement"),
        harmless: harmless.reason(for: fields[0]) ?? Self.reason(ofAnswer: fields[2]))
    }
  }

  /// Returns why a notification's name has no effect: its sender is missing too and reported itself, or is a part
  /// of the device. Tests that post one get it.
  private static func reason(ofAnswer answer: String) -> String? {
    answer == "a notification that is never posted" ? "nothing posts it but the sources" : nil
  }

  /// Returns why a name has no effect on navigation, layout and data; `nil` where it may have.
  public func reasonOfHarmlessness(of name: String) -> String? {
    harmless.reason(for: name) ?? named(name).first?.harmless
  }

  /// The names that are written so, overloads included.
  public func named(_ name: String) -> [Name] { byName[name] ?? [] }

  /// All names whose last part is this, without labels.
  public func named(base: String) -> [Name] { byBase[base] ?? [] }

  /// Returns the missing names of UIKit, and those of SwiftUI for it, that a sentence of the compiler may miss.
  ///
  /// `value of type 'UIScreen' has no member 'traitCollection'` names a member and a type. The type may
  /// be a subclass of the one that has the member, so the last part decides.
  public func names(in message: String) -> [Name] {
    message.matches(of: Self.missed).flatMap { match -> [Name] in
      let path = match.output.1.prefix { $0 != "(" }
      return named(base: String(path.split(separator: ".").last ?? "")).filter {
        ["SwiftUI", "UIKit"].contains($0.module)
      }
    }
  }

  private static var missed: Regex<(Substring, Substring)> {
    /(?:has no member |cannot find |cannot find type |no type named |reference to member )'([^']+)'/
  }

  /// Returns the places that use a missing name for certain.
  ///
  /// Types and functions at the top level are found by their names, and members where no type of the
  /// stage has a member of that name. What the sources declare themselves does not count, nor does what a
  /// module has that none of them imports; a member counts in the files that import its module. A member whose
  /// name something else has too is for the compiler to find.
  public func needed(by sources: [(file: String, text: String)]) -> [Need] {
    let words = sources.map { (file: $0.file, words: SourceWords.read($0.text)) }
    let declared = Set(
      words.flatMap(\.words).filter { $0.isDeclared && !$0.isOverride }.map(\.text))
    let modules = Self.modules(importedBy: words.map(\.words))
    return words.flatMap { file, words in
      let own = Self.modules(importedBy: [words])
      return words.flatMap { word -> [Need] in
        guard !word.isDeclared || word.isOverride, let found = byBase[word.text] else { return [] }
        guard !declared.contains(word.text) else { return [] }
        // Of several types that have the member, one with a reason helps most.
        let used = found.filter {
          $0.isUsed(by: word) && ($0.owner.isEmpty || $0.isType ? modules : own).contains($0.module)
        }
        guard let name = used.first(where: { $0.harmless != nil }) ?? used.first else { return [] }
        return [Need(name: name, file: file, line: word.line)]
      }
    }
  }
}

extension MissingNames {
  /// The modules that others of Apple's pass on.
  private static let passedOn = [
    "AVKit": "AVFoundation", "ContactsUI": "Contacts", "EventKitUI": "EventKit",
    "PhotosUI": "Photos",
  ]

  /// The modules whose names the sources can mean.
  private static func modules(importedBy sources: [[SourceWords.Word]]) -> Set<String> {
    var found: Set = ["UIKit", "CoreImage"]
    for words in sources {
      for (word, next) in zip(words, words.dropFirst()) where word.text == "import" {
        found.insert(next.text)
        if let other = passedOn[next.text] { found.insert(other) }
      }
    }
    return found
  }
}

extension MissingNames.Name {
  /// Returns a Boolean value that indicates whether a word can mean this name only.
  fileprivate func isUsed(by word: SourceWords.Word) -> Bool {
    if owner.isEmpty { return !word.isMember }
    if isType { return word.owner == owner.split(separator: ".").last.map(String.init) }
    // `UITextContentType.flightNumber`: of a nested type the owner says too little.
    if ["enum.case", "type.property"].contains(kind), word.owner == owner { return true }
    return isUnmistakable && (word.isMember || word.isOverride)
  }

  fileprivate var isType: Bool {
    ["class", "enum", "protocol", "struct", "typealias"].contains(kind)
  }
}

/// Names that have no effect on navigation, layout and data.
struct HarmlessNames: Sendable {
  /// The reasons, by names: a type stands for all its members.
  private let reasons: [String: String]

  init(text: String) {
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", maxSplits: 1).map(String.init)
    }
    reasons = Dictionary(rows.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
  }

  func reason(for name: String) -> String? {
    if let reason = reasons[name] { return reason }
    var path = name.prefix { $0 != "(" }
    while let dot = path.lastIndex(of: ".") {
      if let reason = reasons[String(path)] { return reason }
      path = path[..<dot]
    }
    return reasons[String(path)]
  }
}
