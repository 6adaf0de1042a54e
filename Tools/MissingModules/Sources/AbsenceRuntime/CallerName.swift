import CAbsence
import Foundation

/// The type and method of a caller, from the compiler's name of a function.
struct CallerName: Equatable {
  /// The module that the function was written in.
  let module: String
  /// `DetailViewController.viewDidLoad()`.
  let text: String

  /// The modules that are made of tables, and this one.
  private static let ownModules = Set(
    ([
      "AVFoundation", "AVKit", "AuthenticationServices", "BackgroundTasks", "CallKit", "Contacts",
      "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight",
      "CoreTelephony", "EventKit", "EventKitUI", "MediaPlayer", "PDFKit", "Photos", "PhotosUI",
      "QuickLook", "Social", "Speech", "UIKit",
    ] as [String]).map { "\($0)Missing" } + ["AbsenceRuntime", "MissingPlaceholder"])
  /// The modules of the stage: an app's method may reach a missing name through them.
  private static let stageModules: Set<String> = ["ObjCNames", "UIKit", "UIKitCore"]

  /// The first function on the stack that was written by the app's authors.
  @inline(never) static func ofStack() -> String {
    var frames = [UInt](repeating: 0, count: 48)
    let count = absence_callers(&frames, Int32(frames.count))
    var nearest: String?
    for frame in frames.prefix(Int(count)) {
      // An address of return: the call is before it.
      guard let name = absence_function(frame - 1) else { continue }
      defer { free(name) }
      guard let caller = CallerName(demangled: String(cString: name)),
        !ownModules.contains(caller.module)
      else { continue }
      guard stageModules.contains(caller.module) else { return caller.text }
      nearest = nearest ?? caller.text
    }
    return nearest ?? "a place without a name"
  }

  /// - Parameter demangled: The name in the runtime's readable form.
  init?(demangled: String) {
    // Functions that the compiler makes to call others say nothing of the caller.
    guard !demangled.contains(" thunk "), !demangled.hasPrefix("protocol witness") else {
      return nil
    }
    var text = demangled.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
    text = Self.rest(of: text, afterLast: " for ")
    // Closures and local functions belong to the function around them.
    text = Self.rest(of: text, afterLast: " in ")
    for word in ["static ", "class ", "merged "] where text.hasPrefix(word) {
      text = String(text.dropFirst(word.count))
    }
    var module: String?
    if let match = text.prefixMatch(of: /\(extension in (\w+)\):/) {
      module = String(match.output.1)
      text = String(text[match.range.upperBound...])
    }
    guard let signature = Self.signature(text) else { return nil }
    let parts = signature.name.split(separator: ".").map(String.init)
    guard parts.count > 1, let first = parts.first else { return nil }
    self.module = module ?? first
    let name = parts.dropFirst().filter { !["getter", "setter", "modify", "read"].contains($0) }
      .map { $0 == "__allocating_init" ? "init" : $0 }
    // Names with spaces stand between grave accents, and have other spaces.
    self.text = (name.joined(separator: ".") + signature.labels).replacing("`", with: "")
      .replacing("\u{A0}", with: " ")
  }

  /// The rest of a text after the last of some words that stands outside of parentheses.
  private static func rest(of text: String, afterLast words: String) -> String {
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      // The arrow of a function's type is no bracket.
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
      case ")", "]", ">": depth -= 1
      case " " where depth == 0 && text[index...].hasPrefix(words):
        start = text.index(index, offsetBy: words.count)
      default: break
      }
    }
    return String(text[start...])
  }

  /// The name of a function without what it is generic over, and the labels of its parameters.
  private static func signature(_ text: String) -> (name: String, labels: String)? {
    var name = ""
    var depth = 0
    for index in text.indices {
      let character = text[index]
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "(" where depth == 0:
        return (name, labels(text[text.index(after: index)...]))
      case " " where depth == 0: return name.isEmpty ? nil : (name, "")
      case _ where depth == 0: name.append(character)
      default: break
      }
    }
    return name.isEmpty ? nil : (name, "")
  }

  /// The labels of parameters: `(x:_:)`. The text begins after the parenthesis that opens them.
  private static func labels(_ text: Substring) -> String {
    var depth = 0
    var parameter = ""
    var labels = ""
    func end() {
      let name = parameter.trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { labels += (name.prefixMatch(of: #/(\w+): /#)?.output.1 ?? "_") + ":" }
      parameter = ""
    }
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      switch character {
      case ")" where depth == 0:
        end()
        return "(\(labels))"
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        end()
        continue
      default: break
      }
      parameter.append(character)
    }
    return "()"
  }
}
