import Foundation
import StorylineTesting
import Testing

/// The kinds of transitions that a walk finds in an app with every container and every way out.
@MainActor @Suite(.stage(findsLeaks: false)) struct KindsWalkTests {
  /// The transitions of a map, each as `FROM kind TO`.
  private struct Transitions: Decodable {
    struct Transition: Decodable {
      let from: String
      let kind: String
      let to: String
    }

    let transitions: [Transition]
  }

  private func walk(_ settings: String) async throws -> Set<String> {
    let map = try await _Crawl.map(of: KindsDelegate.self, settings: settings)
    let found = try JSONDecoder().decode(Transitions.self, from: map).transitions
    return Set(
      found.map { each in
        let ends = [each.from, each.to].map { $0.replacing("Screen", with: "") }
        return "\(ends[0]) \(each.kind) \(ends[1])"
      })
  }

  @Test func `on a phone each transition has its kind`() async throws {
    let found = try await walk(#"{"steps": 400, "links": ["kinds://linked"]}"#)
    let expected: Set = [
      "launch launch Home", "Home tab OtherTab", "OtherTab tab Home", "Home push Pushed",
      "Pushed unwind.back Home", "Pushed unwind.swipe Home", "Pushed push Deep",
      "Deep unwind.back Pushed", "Deep unwind.swipe Pushed", "Deep unwind.code Home",
      "Deep unwind.menu Home", "Pushed replace Replacing", "Replacing root Home",
      "Home present Sheet", "Sheet unwind.dismiss Home", "Sheet unwind.pull Home",
      "Home present UIAlertController “Sure?”", "UIAlertController “Sure?” unwind.dismiss Home",
      "Home push FirstPage", "FirstPage page SecondPage", "SecondPage page FirstPage",
      "FirstPage unwind.back Home", "Home root SignIn", "SignIn root Host",
      "Host embed Embedded", "Embedded root Home",
      "SignIn root Home", "Home link Linked", "Linked unwind.back Home",
    ]
    #expect(expected.subtracting(found).sorted() == [])
    #expect(try wrong(found).sorted() == [])
  }

  @Test func `on an iPad a column has its kind`() async throws {
    let found = try await walk(#"{"steps": 120, "device": "iPad"}"#)
    #expect(found.contains("SignIn root EmptyColumn"))
    #expect(found.contains("EmptyColumn column FilledColumn"))
    #expect(try wrong(found).sorted() == [])
  }

  /// The found transitions whose kind the app cannot have.
  private func wrong(_ found: Set<String>) throws -> [String] {
    found.filter { each in
      let parts = each.replacing("UIAlertController “Sure?”", with: "Alert").split(separator: " ")
      guard parts.count == 3 else { return true }
      let (from, kind, to) = (String(parts[0]), String(parts[1]), String(parts[2]))
      switch kind {
      case "launch": return from != "launch" || to != "Home"
      case "push": return !["Pushed", "Deep", "FirstPage", "SecondPage"].contains(to)
      case "present": return !["Sheet", "Alert"].contains(to)
      case "link": return to != "Linked"
      case "replace": return to != "Replacing"
      case "embed": return to != "Embedded"
      case "page": return Set([from, to]) != ["FirstPage", "SecondPage"]
      case "column": return to != "FilledColumn"
      case "root": return !["Home", "SignIn", "Host", "EmptyColumn"].contains(to)
      case "unwind.pull": return from != "Sheet"
      case "unwind.dismiss": return !["Sheet", "Alert"].contains(from)
      // A tap on the selected tab pops to the root.
      case "unwind.code": return from != "Deep" && to != "Home"
      case "unwind.back", "unwind.swipe", "unwind.menu":
        return ["Home", "Sheet", "Alert", "SignIn", "OtherTab"].contains(from)
      case "tab": return false
      default: return true
      }
    }
  }
}
