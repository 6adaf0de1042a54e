import Foundation
import UIKit

// Lines of scripts, read back.
extension MonkeyAction {
  /// The text that stands in a map for a secure one.
  static let secret = "•••"

  /// The actions of a line, as their descriptions write them, `try await` or not.
  ///
  /// - Parameters:
  ///   - line: Calls, separated by semicolons.
  ///   - words: The texts for secure fields, by name.
  /// - Returns: The actions; nil where a part of the line is none.
  package static func parse(_ line: String, words: [String: String] = [:]) -> [MonkeyAction]? {
    var scanner = CallScanner(line)
    var actions: [MonkeyAction] = []
    while !scanner.isAtEnd {
      guard let call = scanner.call(), let action = MonkeyAction(call, words, last: actions.last)
      else { return nil }
      // To clear a field and to type into it are one action.
      if case .enter(_, let target) = action, case .enter("", let cleared)? = actions.last,
        target == cleared
      {
        actions.removeLast()
      } else if case .write(_, let target) = action, case .write("", let cleared)? = actions.last,
        target == cleared
      {
        actions.removeLast()
      } else if action == .leaveAndReturn, actions.last == .leaveAndReturn {
        actions.removeLast()
      }
      actions.append(action)
    }
    return actions.isEmpty ? nil : actions
  }

  private init?(_ call: CallScanner.Call, _ words: [String: String], last: MonkeyAction?) {
    let parts = call.parts
    guard let first = parts.first, let final = parts.last else { return nil }
    let target = first.texts.first.map { Target(name: $0, index: first.index) }
    let text = final.texts.first ?? ""
    let secret = target.flatMap { words[$0.name] ?? words["*"] } ?? "1234"
    let word = text == Self.secret ? secret : text
    let isCancelled = final.flag == true
    switch (first.name, parts.count > 1 ? final.name : "") {
    case ("button", "tap"): self = .tap(target ?? Target(name: ""))
    case ("button", "doubleTap"): self = .doubleTap(target ?? Target(name: ""))
    case ("tab", "tap"): self = .selectTab(target ?? Target(name: ""))
    case ("switch", "tap"): self = .toggle(target ?? Target(name: ""))
    case ("row", "tap"): self = .tapRow(target ?? Target(name: ""))
    case ("item", "tap"): self = .tapItem(target ?? Target(name: ""))
    case ("cell", "swipeLeft"): self = .swipe(target ?? Target(name: ""), isLeft: true)
    case ("cell", "swipeRight"): self = .swipe(target ?? Target(name: ""), isLeft: false)
    case ("element", "press"): self = .openMenu(target ?? Target(name: ""))
    case ("textField", "clear"): self = .enter("", into: target ?? Target(name: ""))
    case ("textField", "type"): self = .enter(word, into: target ?? Target(name: ""))
    case ("textView", "clear"): self = .write("", in: target ?? Target(name: ""))
    case ("textView", "type"): self = .write(word, in: target ?? Target(name: ""))
    case ("searchField", "type"): self = .search(word, in: target ?? Target(name: ""))
    case ("pickerWheels", "turn"): self = .turnWheel(first.index ?? 0, to: text)
    case ("slider", "slide"):
      guard let part = final.number else { return nil }
      self = .slide(target ?? Target(name: ""), to: part)
    case ("swipeToNextPage", _): self = .turnPage(isForward: true)
    case ("swipeToPreviousPage", _): self = .turnPage(isForward: false)
    case ("scroll", _): self = .scroll(isDown: !final.argument.contains("y: -"))
    case ("pressReturn", _): self = .pressReturn
    case ("answerNotificationQuestion", _): self = .answerQuestion(allow: isCancelled)
    case ("openURL", _): self = .open(text)
    case ("goBack", _): self = first.texts.first.map { .goBackTo($0) } ?? .goBack
    case ("swipeBack", _): self = .swipeBack(isCancelled: isCancelled)
    case ("pullDownSheet", _): self = .pullDownSheet(isCancelled: isCancelled)
    case ("enterBackground", _), ("enterForeground", _): self = .leaveAndReturn
    default: return nil
    }
  }
}

/// Reads calls such as `app.row("Emma")[1].tap()`.
struct CallScanner {
  /// One part of a call: a name, perhaps with an argument and a number.
  struct Part {
    var name = ""
    var argument = ""
    var texts: [String] = []
    var index: Int?

    /// The Boolean value in the argument.
    var flag: Bool? {
      argument.contains("true") ? true : argument.contains("false") ? false : nil
    }

    /// The number at the end of the argument.
    var number: Double? { argument.split(separator: " ").last.flatMap { Double($0) } }
  }

  struct Call {
    var parts: [Part]
  }

  private var rest: Substring

  init(_ line: String) { rest = Substring(line) }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " || $0 == ";" } }

  /// The next call; nil where there is none.
  mutating func call() -> Call? {
    rest = rest.drop { $0 == " " || $0 == ";" }
    for word in ["try ", "await "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
    guard rest.hasPrefix("app.") else { return nil }
    rest = rest.dropFirst("app.".count)
    var parts: [Part] = []
    while let part = part() {
      parts.append(part)
      guard rest.first == "." else { break }
      rest.removeFirst()
    }
    return parts.isEmpty ? nil : Call(parts: parts)
  }

  private mutating func part() -> Part? {
    var part = Part()
    part.name = String(rest.prefix { $0.isLetter || $0.isNumber })
    guard !part.name.isEmpty else { return nil }
    rest = rest.dropFirst(part.name.count)
    if rest.first == "(" {
      guard readArgument(&part) else { return nil }
    }
    if rest.first == "[" {
      part.index = Int(rest.dropFirst().prefix { $0 != "]" })
      rest = rest.drop { $0 != "]" }.dropFirst()
    }
    return part
  }

  /// Reads what stands in parentheses, with the texts in it.
  private mutating func readArgument(_ part: inout Part) -> Bool {
    var depth = 0
    while let character = rest.first {
      if character == "\"" {
        guard let text = readText() else { return false }
        part.texts.append(text)
        continue
      }
      rest.removeFirst()
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return true }
      part.argument.append(character)
    }
    return false
  }

  private mutating func readText() -> String? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n"?: text.append("\n")
      case "r"?: text.append("\r")
      case "t"?: text.append("\t")
      case "0"?: text.append("\0")
      case "u"?:
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.drop { $0 != "}" }.dropFirst()
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
          return nil
        }
        text.unicodeScalars.append(scalar)
      case let other?: text.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
