import Foundation
import SourceAdapter
import Testing

@testable import AppBuilder

/// Tests for the decisions without a compiler: the part with an error, the notes about it, and how
/// long they count.
@Suite struct SettingAsideTests {
  // MARK: The compiler's messages

  @Test func `messages are read from the compiler's own file`() throws {
    let data = try #require(Data(base64Encoded: Self.diagnostics))
    let messages = CompilerMessage.read(Array(data))
    #expect(messages.map(\.line) == [4, 2, 3, 3])
    #expect(messages.map(\.column) == [10, 21, 28, 52])
    #expect(messages.map(\.offset) == [168, 94, 129, 153])
    #expect(messages.allSatisfy { $0.isError && $0.file == "/user/A.swift" })
    #expect(messages.first?.text == "cannot find type 'CIColor' in scope")
  }

  @Test func `a damaged file has no messages`() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.diagnostics)))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = CompilerMessage.read(Array(bytes.prefix(length)))
    }
    for place in stride(from: 4, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[place] ^= 0xff
      _ = CompilerMessage.read(damaged)
    }
    #expect(CompilerMessage.read([]).isEmpty)
    #expect(CompilerMessage.read(Array("DIAG".utf8)).isEmpty)
    #expect(CompilerMessage.read(Array(repeating: 255, count: 100)).isEmpty)
  }

  // MARK: Parts

  /// The innermost part around a word, and those around it.
  private func parts(around word: String, in text: String) throws -> [String] {
    let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
    return SourceParts(text).around(offset).map { "\($0.kind) \($0.name)" }
  }

  @Test func `an error belongs to the innermost part around it`() throws {
    let text = """
      class Screen: UIViewController {
        let one: Int = here1
        override func viewDidLoad() {
          func inner() -> Int { here2 }
          run { here3 }
        }
        var two: Int { get { here4 } set { here5 } }
        func three(_ one: Here6 = here7) {}
      }
      """
    let type = ["type Screen"]
    let method = ["overriding Screen.viewDidLoad()", "declaration Screen.viewDidLoad()"] + type
    #expect(
      try parts(around: "here1", in: text) == ["value Screen.one", "declaration Screen.one"] + type)
    #expect(
      try parts(around: "here2", in: text)
        == ["body Screen.viewDidLoad().inner()", "body Screen.viewDidLoad()"] + method)
    #expect(
      try parts(around: "here3", in: text)
        == ["statement Screen.viewDidLoad()", "body Screen.viewDidLoad()"] + method)
    #expect(try parts(around: "here4", in: text).first == "body Screen.two.get")
    #expect(try parts(around: "here5", in: text).first == "body Screen.two.set")
    #expect(try parts(around: "Here6", in: text) == ["declaration Screen.three(_:)"] + type)
    #expect(try parts(around: "here7", in: text).first == "value Screen.three(_:) _")
    #expect(
      try parts(around: "UIView", in: text) == ["conformance Screen: UIViewController"] + type)
    #expect(try parts(around: "class", in: text) == type)
  }

  @Test func `a call and an assignment of several statements are parts of their own`() throws {
    let text = """
      class Delegate {
        init() { super.init(here0); start() }
        func launch() -> Bool {
          Service.configure(here1)
          let value = here2
          try? store.open(here3)
          window?.tint = here4
          if isFirst { here5() } else { return here6 }
          items.forEach { here7($0) }
          tasks.run { here8(); here9() }
          return here10
        }
        func alone() { here11() }
        init(_ model: Model) { _model = State(here12) }
        init(_ one: Int) { self.init(here13) }
      }
      """
    for number in [1, 3, 4, 5, 7, 8, 9] {
      let found = try parts(around: "here\(number)", in: text)
      #expect(found.first == "statement Delegate.launch()", "\(number)")
    }
    #expect(try parts(around: "here0", in: text).first == "body Delegate.init()")
    for number in [2, 6, 10] {
      #expect(
        try parts(around: "here\(number)", in: text).first == "body Delegate.launch()", "\(number)")
    }
    #expect(try parts(around: "here11", in: text).first == "body Delegate.alone()")
    // Without its body an initializer would end the process.
    #expect(try parts(around: "here12", in: text).first == "statement Delegate.init(_:)")
    #expect(try parts(around: "here13", in: text).first == "body Delegate.init(_:)")
  }

  @Test func `a statement that is set aside reports itself, and the others stay`() throws {
    let text = """
      func launch() {
        Service.configure(
          here)
        show()
      }
      """
    let lines = try settingAside("here", in: text).components(separatedBy: "\n")
    #expect(lines.count == 5)
    #expect(lines[1].contains("AbsenceRuntime._Absence.report(\"launch()\", .body"))
    #expect(lines[3] == "  show()")
  }

  @Test func `a part is in the list once, however often it was found`() throws {
    var list = AsideList(stamp: "", texts: ["/F.swift": "import Far\n"])
    let part = try #require(SourceParts("import Far\n").all.first)
    let aside = AsidePart(part, reason: "no such module 'Far'", line: 1, column: 8)
    #expect(list.add(["/F.swift": [aside, aside]]) == 1)
    #expect(list.diagnostics.count == 1)
  }

  @Test func `a statement is left out of the list where its body is set aside`() throws {
    let text =
      "func f() {\n  one(here1)\n  let two = here2\n}\nfunc g() {\n  three(here3)\n  four()\n}\n"
    var list = AsideList(stamp: "", texts: ["/F.swift": text])
    for word in ["here1", "here3", "here2"] { _ = try list.addPart(at: word, in: text) }
    #expect(
      list.diagnostics.map(\.message) == [
        "the body of f() is set aside: here2", "a statement of g() is set aside: here3",
      ])
  }

  @Test func `a statement stays in the list where its method lost its override`() throws {
    let text = "class A: Far {\n  override func f() {\n    super.f(here1)\n    two()\n  }\n}\n"
    var list = AsideList(stamp: "", texts: ["/F.swift": text])
    _ = try list.addPart(at: "override", in: text)
    _ = try list.addPart(at: "here1", in: text)
    #expect(
      list.diagnostics.map(\.message) == [
        "the override A.f(), which is never called by its superclass, is set aside: override",
        "a statement of A.f() is set aside: here1",
      ])
  }

  @Test func `an error in a body that is set aside already is new once`() throws {
    let text = "func f() {\n  one(here1)\n  let two = here2\n}\n"
    var list = AsideList(stamp: "", texts: ["/F.swift": text])
    #expect(try list.addPart(at: "here2", in: text) == 1)
    #expect(try list.addPart(at: "here1", in: text) == 1)
    #expect(try list.addPart(at: "here1", in: text) == 0)
  }

  @Test func `code for older systems is a part of its own`() throws {
    let text = """
      class Screen: UIViewController {
        func layout() {
          if #available(iOS 11, *) { here1 } else { here2 }
          guard #available(iOS 13, *) else { here3 }
          if #unavailable(iOS 15) { here4 } else { here5 }
          if #available(iOS 11, *), isWide { here6 } else { here7 }
          if #available(iOS 11, *) {} else if isWide { here8 }
        }
      }
      """
    for word in ["here2", "here3", "here4", "here8"] {
      #expect(try parts(around: word, in: text).first == "fallback Screen.layout()", "\(word)")
    }
    for word in ["here1", "here5", "here6", "here7"] {
      #expect(try parts(around: word, in: text).first == "body Screen.layout()", "\(word)")
    }
  }

  @Test func `code for older systems that is set aside ends the process`() throws {
    let text = "func f() -> Int { if #available(iOS 11, *) { 1 } else { missing } }"
    let parts = SourceParts(text)
    let part = try #require(parts.all.first { $0.kind == .fallback })
    let aside = AsidePart(part, reason: "cannot find 'missing'", line: 1, column: 57)
    let result = parts.settingAside([aside], path: "/app/F.swift")
    #expect(
      result.hasPrefix(
        "func f() -> Int { if #available(iOS 11, *) { 1 } else { AbsenceRuntime._Absence.trap("))
    #expect(!result.contains("{ missing }"))
    #expect(
      aside.description == "the code for older systems in f() is set aside: cannot find 'missing'")
  }

  @Test func `a spelling of which Swift 5 only warns breaks no file`() {
    let source = SourceParts("@available (iOS 9, *)\nfunc draw() { missing() }\n")
    #expect(!source.isBroken)
    #expect(source.all.contains { $0.kind == .body })
  }

  @Test func `a body whose type only the body says is no part`() throws {
    let text = "struct S { func body() -> some View { here } }"
    #expect(try parts(around: "here", in: text) == ["declaration S.body()", "type S"])
  }

  // MARK: What is written

  /// The text without the innermost parts around some words.
  private func settingAside(_ words: String..., in text: String) throws -> String {
    let parts = SourceParts(text)
    let asides = try words.map { word in
      let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
      let part = try #require(parts.around(offset).first)
      return AsidePart(part, reason: "a \"reason\"", line: part.line, column: 1)
    }
    return parts.settingAside(asides, path: "/A.swift")
  }

  @Test func `what is set aside keeps its lines and reports itself`() throws {
    let text = """
      func one() -> Int {
        here1
      }
      let two: Int = 2; class Two: Here2, Equatable { var three: Here3? }
      """
    let result = try settingAside("here1", "Here2", "Here3", in: text)
    let lines = result.components(separatedBy: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0] == "func one() -> Int { return AbsenceRuntime._Absence.answer(\"one()\", "
        + "reason: \"a \\\"reason\\\"\", file: \"/A.swift\", line: 1) }")
    #expect(
      lines[3] == "let two: Int = 2; class Two:        Equatable {"
        + String(repeating: " ", count: 19) + "}")
    #expect(!SourceAdapter.hasSyntaxErrors(result))
  }

  @Test func `an outlet of a missing class is a view, for storyboards connect it`() throws {
    #expect(
      try settingAside("Player", in: "class A { @IBOutlet weak var player: Player! }")
        == "class A { @IBOutlet weak var player: UIView! }")
    #expect(
      try settingAside("Far", in: "class A { @IBOutlet var players: [Far.Player]! }")
        == "class A { @IBOutlet var players: [UIView]!     }")
    #expect(
      try settingAside("Player", in: "class A { var player: Player? }")
        == "class A {" + String(repeating: " ", count: 21) + "}")
  }

  @Test func `an outlet is found where the adapter has taken its attribute away`() throws {
    let text = "class A {\n  @IBOutlet\n  weak var player: Player!\n}\n"
    let adapted = "//\nclass A {\n           \n  weak var player: Player!\n}\n"
    let offset = try #require(adapted.range(of: "Player")).lowerBound.utf16Offset(in: adapted)
    let part = try #require(SourceParts(adapted, isAdapted: true).around(offset).first)
    #expect(part == SourcePart(kind: .outlet, name: "A.player", line: 3))
    #expect(SourceParts(text).all.contains(part))
  }

  @Test func `the last of several supertypes goes with the comma in front of it`() throws {
    #expect(try settingAside("Here", in: "class A: B, Here {}") == "class A: B       {}")
    #expect(try settingAside("Here", in: "class A: Here {}") == "class A       {}")
  }

  @Test func `initializers fail, throw nothing, or end the process`() throws {
    let failing = try settingAside("here", in: "class A { init?() { here } }")
    #expect(failing.hasSuffix("; return nil } }"))
    let plain = try settingAside("here", in: "class A { init() { here } }")
    #expect(plain.contains("{ AbsenceRuntime._Absence.trap("))
    let throwing = try settingAside("here", in: "func a() throws -> URL { here }")
    #expect(throwing.contains("{ return try AbsenceRuntime._Absence.answerOrThrow("))
  }

  @Test func `a file that sets something aside imports what reports it`() throws {
    let text = try settingAside("here", in: "func a() { here }")
    let adapter = SourceAdapter(module: "A", index: ModuleIndex([]))
    let adapted = adapter.adapt(SourceFile(path: "/A.swift", text: text)).text
    #expect(adapted.contains("import AbsenceRuntime;"))
    let other = adapter.adapt(SourceFile(path: "/A.swift", text: "func a() {}")).text
    #expect(!other.contains("AbsenceRuntime"))
  }

  // MARK: The list

  private func list(_ texts: [String: String]) throws -> AsideList {
    var list = AsideList(stamp: "1", texts: texts)
    let parts = try texts.mapValues { text in
      let part = try #require(SourceParts(text).all.first { $0.kind == .body })
      return [AsidePart(part, reason: "reason", line: 1, column: 2)]
    }
    #expect(list.add(parts) == texts.count)
    #expect(list.add(parts) == 0)
    return list
  }

  @Test func `a body that changes is tried again, and the others stay aside`() throws {
    let texts = ["/A": "func a() { 1 }", "/B": "func b() { 1 }"]
    let list = try list(texts)
    #expect(list.updated(for: texts, stamp: "1") == list)
    let changed = texts.merging(["/B": "func b() { 2 }"]) { $1 }
    #expect(list.updated(for: changed, stamp: "1")?.parts.keys.sorted() == ["/A"])
  }

  @Test func `all is tried again when a declaration, a setting or the stage changes`() throws {
    let texts = ["/A": "func a() { 1 }", "/B": "func b() { 1 }"]
    let list = try list(texts)
    let changed = texts.merging(["/B": "func c() { 1 }"]) { $1 }
    #expect(list.updated(for: changed, stamp: "1") == nil)
    #expect(list.updated(for: texts, stamp: "2") == nil)
    #expect(list.updated(for: ["/A": "func a() { 1 }"], stamp: "1") == nil)
  }

  @Test func `an error in a part that is set aside belongs to the next one`() throws {
    let text = "struct S { func a() -> Int { 1 } }"
    let error = CompilerMessage(
      severity: .error, file: "/A", line: 1, column: 30, offset: 30, text: "reason")
    var list = AsideList(stamp: "", texts: ["/A": text])
    var kinds: [SourcePart.Kind] = []
    for _ in 1...4 {
      let found = AsideSearch(list: list, texts: ["/A": text])
        .parts(of: "/A", text, adapted: "// header\n" + text, [error.moved(by: 10)])
      _ = list.add(["/A": found])
      kinds += found.map(\.part.kind)
    }
    #expect(kinds == [.body, .declaration, .type])
  }

  @Test(arguments: [("P", "P"), ("Codable", "Decodable"), ("Codable", "Encodable")])
  func `a conformance goes before its type, where nothing smaller is wrong`(
    written: String, missing: String
  ) throws {
    let text = "struct S: Equatable, \(written) { let a: Int }"
    let error = CompilerMessage(
      severity: .error, file: "/A", line: 1, column: 8, offset: 7,
      text: "type 'S' does not conform to protocol '\(missing)'")
    var list = AsideList(stamp: "", texts: ["/A": text])
    var names: [String] = []
    for _ in 1...3 {
      let found = AsideSearch(list: list, texts: ["/A": text])
        .parts(of: "/A", text, adapted: "// header\n" + text, [error.moved(by: 10)])
      _ = list.add(["/A": found])
      names += found.map(\.part.name)
    }
    #expect(names == ["S: \(written)", "S"])
  }

  @Test func `a module that is missing in one file is set aside in all`() throws {
    let texts = ["/A": "import Rx\n", "/B": "import UIKit\nimport Rx\n", "/C": "import RxOther\n"]
    let search = AsideSearch(list: AsideList(stamp: "", texts: texts), texts: texts)
    let module = try #require(AsideSearch.missingModule("no such module 'Rx'"))
    let found = search.imports(of: module, in: ["/A", "/B", "/C"])
    let places = found.mapValues { $0.map { "\($0.line):\($0.column)" } }
    #expect(places == ["/A": ["1:8"], "/B": ["2:8"]])
    #expect(AsideSearch.missingModule("cannot find 'no such module' in scope") == nil)
  }

  @Test func `of the type that a program begins with only the attribute is set aside`() throws {
    let text = "@main class Begin: Missing {}"
    #expect(try parts(around: "Begin", in: text) == [])
    #expect(try parts(around: "main", in: text) == ["entry Begin"])
    #expect(try settingAside("main", in: text) == "      class Begin: Missing {}")
  }

  @Test func `a statement outside of declarations reports itself`() throws {
    let text = try settingAside("here", in: "let a = 1\nhere()\n")
    #expect(text.hasPrefix("let a = 1\nAbsenceRuntime._Absence.report(\"top-level code\", .body"))
  }

  @Test func `nothing is set aside of a file that no parser reads`() {
    let text = "struct S { func a() -> Int { 1 }"
    let error = CompilerMessage(
      severity: .error, file: "/A", line: 1, column: 30, offset: 40, text: "reason")
    let search = AsideSearch(list: AsideList(stamp: "", texts: ["/A": text]), texts: [:])
    #expect(search.parts(of: "/A", text, adapted: "// header\n" + text, [error]).isEmpty)
  }

  private static let diagnostics = """
    RElBRwEIAAA8AAAABwGyQLRCOdBDODwggS2UgzzMQzq8gzscBIhigEBxECQLBCmkQzicw0MikEI6hMM5pII7mMM7PC\
    TDLMjDOMhCOLjDOZTDA1KMQjjQgyuEQzuUw0NCkEI6hMM5mAI7hMM5PCSGKaQDO5SDK4RDO5TDg3GYQjrgQyrQw8OE\
    zMI71IM8jEM5mEI6sEM5jMI7uAM9lIM70MM8HASJqoAMKgKFQCFQiBIlMKhkgcAgSE0HqAgUAoVAQUWgECgECkkCUQ\
    KDahpQESgECoFBXQ+oCBQChUBBRaAQKAQKgUFlEahQESgECoGCikAhUAgUBIMCAAAAIQwAAAIAAAAUAAAAAAAAACUQ\
    AAAcAAAAGAAAAAAAAAAAGgAaL3VzZXIvQS5zd2lmdAAAALRAAAAAoAAAAIAKAAAAAAAjAGMAY2Fubm90IGZpbmQgdH\
    lwZSAnQ0lDb2xvcicgaW4gc2NvcGUAFggAAAAUAAAAUAEAAAIBAABABAAAwCsAAAAAACUQAAATAAAAtCAAAABQAQAA\
    4AUAAAAAABoAGgBjYW5ub3QgZmluZCAnZm9vJyBpbiBzY29wZQAAFgQAAAAqAAAAvAAAAIIAAAAABgAAQBgAAAAAAC\
    UQAAATAAAAtDAAAADAAQAAEAgAAAAAABoAGgBjYW5ub3QgZmluZCAnYmFyJyBpbiBzY29wZQAAFgYAAAA4AAAAAgEA\
    AMIAAADABwAAACEAAAAAACUQAAAcAAAAtDAAAABAAwAAkAkAAAAAAD0AfQBjYW5ub3QgY29udmVydCB2YWx1ZSBvZi\
    B0eXBlICdTdHJpbmcnIHRvIHNwZWNpZmllZCB0eXBlICdJbnQnAAAAFgYAAABoAAAAMgEAAMIAAADADQAAACcAAAAA\
    AA==
    """
}

extension CompilerMessage {
  fileprivate func moved(by bytes: Int) -> CompilerMessage {
    CompilerMessage(
      severity: severity, file: file, line: line, column: column, offset: offset + bytes,
      text: text)
  }
}

extension AsideList {
  /// Adds the innermost part around the first place of a word, and returns how many parts are new.
  fileprivate mutating func addPart(at word: String, in text: String) throws -> Int {
    let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
    let part = try #require(SourceParts(text).around(offset).first)
    return add(
      ["/F.swift": [AsidePart(part, reason: word, line: part.line, column: 1)]],
      in: ["/F.swift": text])
  }
}
