import Foundation
import Testing

@testable import MissingNames

struct MissingNamesTests {
  private static let harmless = HarmlessNames(
    text: "name\treason\nUIView.focusEffect\tno focus engine\n")
  private let names = MissingNames(
    MissingNames.rows(
      """
      name\tkind\tanswer\tdistinct
      UIActivityItemsConfiguration\tclass\tdeclaration\town
      UIActivityItemsConfiguration.init(objects:)\tinit\ta plain object\t
      UIScreen.traitCollection\tproperty\tUITraitCollection()\t
      UIView.shimmer(_:)\tmethod\tnothing\town
      UIWindowScene.Geometry\tclass\tdeclaration\town
      UIAccessibilityZoomFocusChanged(_:_:_:)\tfunc\tnothing\town
      UIView.focusEffect\tproperty\tnil\town
      UITextContentType.shipmentTrackingNumber\ttype.property\ta value\t
      UIMenu.Identifier.file\ttype.property\ta value\t

      """, of: "UIKit",
      harmless: harmless), harmless: harmless)

  private func found(_ text: String) -> [String] {
    names.needed(by: [("App.swift", text)]).map { "\($0.line): \($0.name.name)" }
  }

  @Test func `Types and functions are found by their names`() {
    let text = """
      let a = UIActivityItemsConfiguration(objects: [])
      UIAccessibilityZoomFocusChanged(a, b, c)
      var scene: UIWindowScene.Geometry?
      let other: Map.Geometry
      """
    #expect(
      found(text) == [
        "1: UIActivityItemsConfiguration", "2: UIAccessibilityZoomFocusChanged(_:_:_:)",
        "3: UIWindowScene.Geometry",
      ])
  }

  @Test func `Members are found where nothing else has their name`() {
    #expect(
      found("view.shimmer(2)\nview?.shimmer(3)") == [
        "1: UIView.shimmer(_:)", "2: UIView.shimmer(_:)",
      ])
    #expect(found("screen.traitCollection") == [])
    #expect(found("shimmer(2)") == [])
  }

  @Test func `A static member is found behind the name of its type`() {
    #expect(
      found("field.textContentType = UITextContentType.shipmentTrackingNumber") == [
        "1: UITextContentType.shipmentTrackingNumber"
      ])
    #expect(found("field.textContentType = .shipmentTrackingNumber") == [])
    #expect(found("UIAction.Identifier.file") == [])
  }

  @Test func `What the sources declare is theirs`() {
    #expect(found("class UIActivityItemsConfiguration {}\nUIActivityItemsConfiguration()") == [])
    #expect(found("extension UIView { func shimmer(_ x: Int) {} }\nview.shimmer(1)") == [])
  }

  @Test func `An override is a use`() {
    #expect(found("override func shimmer(_ x: Int) {}") == ["1: UIView.shimmer(_:)"])
  }

  @Test func `An override of a method of the sources is none`() {
    let text = "class A { func shimmer() {} }\nclass B: A { override func shimmer() {} }"
    #expect(found(text) == [])
  }

  @Test func `All names in a list of cases are declared`() {
    let text = "enum Kind {\n  case plain(Int, Float), other,\n    shimmer\n}\nshow(.shimmer)"
    #expect(found(text) == [])
    // Behind the list they are names again.
    #expect(found("case plain, other\nview.shimmer(1)") == ["2: UIView.shimmer(_:)"])
    #expect(found("switch a { case .b, .c: view.shimmer(1) }") == ["1: UIView.shimmer(_:)"])
  }

  @Test func `Names of a module count where a file imports it, or one that passes it on`() {
    let names = MissingNames(
      MissingNames.rows(
        "name\tkind\tanswer\tdistinct\nCNContactStore.execute(_:)\tmethod\tnothing\town\n",
        of: "Contacts", harmless: Self.harmless), harmless: Self.harmless)
    func found(_ texts: String...) -> Int {
      names.needed(by: texts.map { ("App.swift", $0) }).count
    }
    #expect(found("import UIKit\ncommand.execute(1)") == 0)
    #expect(found("import Contacts\nstore.execute(1)") == 1)
    #expect(found("import ContactsUI\nstore.execute(1)") == 1)
    // Another file may mean a member of something else.
    #expect(found("import class Contacts.CNContactStore", "store.execute(1)") == 0)
    #expect(found("import Contacts\nstore.execute(1)", "store.execute(1)") == 1)
  }

  @Test func `Comments and strings are not read, interpolations are`() {
    let text = #"""
      // view.shimmer(1)
      /* view.shimmer(1) /* view.shimmer(1) */ view.shimmer(1) */
      let a = "view.shimmer(1) \" view.shimmer(1)"
      let b = """
        view.shimmer(1)
        """
      let c = "\(view.shimmer(1))"; view.shimmer(2)
      """#
    #expect(found(text) == ["7: UIView.shimmer(_:)", "7: UIView.shimmer(_:)"])
  }

  @Test func `A raw string ends with as many signs as it begins with`() {
    #expect(found("let a = ##\"x\"# .shimmer\"##\nview.shimmer(1)") == ["2: UIView.shimmer(_:)"])
  }

  @Test func `Harmless names have a reason, and so have members of harmless types`() throws {
    #expect(names.named("UIView.focusEffect").first?.harmless == "no focus engine")
    #expect(names.reasonOfHarmlessness(of: "UIView.focusEffect") == "no focus engine")
    #expect(try #require(names.named("UIView.shimmer(_:)").first).harmless == nil)
    let harmless = HarmlessNames(text: "name\treason\nUIHaptics\tnothing to feel\n")
    #expect(harmless.reason(for: "UIHaptics.play(at:)") == "nothing to feel")
    #expect(harmless.reason(for: "UIHapticsList") == nil)
  }

  @Test func `Names know their owners`() {
    #expect(names.named(base: "Geometry").map(\.owner) == ["UIWindowScene"])
    #expect(names.named(base: "shimmer").map(\.owner) == ["UIView"])
  }

  @Test func `Names in a sentence of the compiler are found`() {
    let message = "value of type 'UIScreen' has no member 'traitCollection'"
    #expect(names.names(in: message).map(\.name) == ["UIScreen.traitCollection"])
    let type = "cannot find type 'UIActivityItemsConfiguration' in scope"
    #expect(names.names(in: type).map(\.name) == ["UIActivityItemsConfiguration"])
    let implicit =
      "reference to member 'traitCollection' cannot be resolved without a contextual type"
    #expect(names.names(in: implicit).map(\.name) == ["UIScreen.traitCollection"])
    #expect(names.names(in: "value of type 'UIView' has no member 'mine'") == [])
    #expect(names.names(in: "cannot assign to value: 'traitCollection' is a 'let' constant") == [])
  }

  @Test func `The tables of the repository are read`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "MissingModules/Data")
    let names = try MissingNames(folder: folder)
    #expect(names.names.count > 3_000)
    #expect(names.names.contains { $0.harmless != nil })
  }
}
