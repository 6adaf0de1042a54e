/// An app that uses two hundred names that the stage lacks. They are taken from the tables: what the stage learns
/// disappears from it, and others take the place.
struct ManyNamesProject {
  /// A use that is reported when the app runs.
  struct Use: Hashable {
    let name: String
    /// The type and method in the app.
    let caller: String

    /// The names that the report may have: an object without arguments is reported as its type where the
    /// superclass has such an initializer.
    var names: [String] {
      name.hasSuffix(".init()") ? [name, String(name.dropLast(".init()".count))] : [name]
    }
  }

  static let count = 200

  private(set) var uses: [Use] = []
  /// The warnings of `doctor` about members of the app that are never called.
  private(set) var neverCalled: [String] = []
  private(set) var files: [String: String] = ["AppDelegate.swift": Self.appDelegate]
  private var functions: [String: [String]] = [:]
  private var types: [String] = []

  init() throws {
    let kit = try MissingTables(of: "UIKit")
    addOverrides(8, kit)
    addConformances(8, kit)
    for module in try MissingTables.modules() where module != "UIKit" {
      addModule(2, module, try MissingTables(of: module))
    }
    // Members may make objects of missing types, which are reported where they are made first.
    addInitializers(24, kit)
    addMembers(70, kit)
    addStatics(Self.count - count, kit)
    write()
  }

  /// The number of names. Overrides are reported where they call `super`, and are never called.
  var count: Int { uses.count + neverCalled.count { !$0.hasPrefix("the override ") } }

  // MARK: Kinds of uses

  /// Expressions for objects with missing members, by their types.
  private static let receivers = [
    "CALayer": "CALayer()", "NSLayoutManager": "NSLayoutManager()",
    "UIApplication": "UIApplication.shared", "UIBarButtonItem": "UIBarButtonItem()",
    "UIButton": "UIButton()", "UIControl": "UIControl()", "UIDevice": "UIDevice.current",
    "UIImagePickerController": "UIImagePickerController()",
    "UINavigationItem": "UINavigationItem(title: \"\")", "UIPageControl": "UIPageControl()",
    "UIPasteboard": "UIPasteboard.general", "UIResponder": "UIResponder()",
    "UIScreen": "UIScreen.main", "UIScrollView": "UIScrollView()",
    "UISplitViewController": "UISplitViewController()",
    "UITabBarController": "UITabBarController()", "UITableView": "UITableView()",
    "UITextField": "UITextField()", "UITextView": "UITextView()",
    "UITraitCollection": "UITraitCollection()", "UIView": "UIView()",
    "UIViewController": "UIViewController()",
  ]

  private mutating func addMembers(_ number: Int, _ table: MissingTables) {
    let rows = table.rows.filter { row in
      row.answers && (row.kind == "property" || Self.isPlainMethod(row, table))
    }
    for row in spread(number, rows.filter { Self.receivers[$0.owner] != nil && !isUsed($0) }) {
      add(row.name, "_ = \(Self.receivers[row.owner] ?? "").\(row.member)", in: "Members")
    }
  }

  private mutating func addStatics(_ number: Int, _ table: MissingTables) {
    for row in spread(number, statics(of: table)) {
      add(row.name, "_ = \(row.name)", in: "Statics")
    }
  }

  private mutating func addInitializers(_ number: Int, _ table: MissingTables) {
    for row in spread(number, initializers(of: table)) {
      add(row.name, "_ = \(Self.made(row))()", in: "Types")
    }
  }

  private mutating func addModule(_ number: Int, _ module: String, _ table: MissingTables) {
    for row in spread(number, statics(of: table) + initializers(of: table)) {
      let expression = row.kind == "type.property" ? row.name : "\(Self.made(row))()"
      add(row.name, "_ = \(expression)", in: module)
    }
  }

  private func statics(of table: MissingTables) -> [MissingTables.Row] {
    table.rows.filter { row in
      row.kind == "type.property" && row.answers && !isUsed(row)
        && ["class", "enum", "struct"].contains(table.declarations[row.owner]?.kind)
    }
  }

  /// The initializers without parameters that classes declare, and the classes that inherit one.
  private func initializers(of table: MissingTables) -> [MissingTables.Row] {
    let declaring = Set(table.declarations.lazy.filter { $1.kind == "init" }.map(\.key))
    let owners = Set(declaring.map { String($0.prefix { $0 != "(" }.dropLast(".init".count)) })
    return table.rows.filter { row in
      if row.kind == "class", !row.name.contains("."), !owners.contains(row.name) {
        let above = table.declarations[row.name]?.inherits ?? ""
        return ["NSObject", "UINavigationController", "UIView", "UIViewController"].contains(above)
          && !isUsed(row)
      }
      return row.member == "init()" && row.answer == "a plain object" && !row.owner.contains(".")
        && !isUsed(row)
    }
  }

  /// The type that an initializer makes, or the class itself.
  private static func made(_ row: MissingTables.Row) -> String {
    row.kind == "init" ? row.owner : row.name
  }

  /// A subclass of the app's overrides a method that the stage lacks, and calls the one above.
  private mutating func addOverrides(_ number: Int, _ table: MissingTables) {
    let rows = table.rows.filter {
      ["UIView", "UIViewController"].contains($0.owner) && Self.isPlainMethod($0, table)
        && $0.answer == "nothing"
    }
    for row in spread(number, rows) {
      let type = "Overriding\(types.count)"
      types.append(
        """
        final class \(type): \(row.owner) {
          override func \(row.member) { super.\(row.member) }
        }
        """)
      neverCalled.append(
        "the override \(type).\(row.member) is never called: \(row.name) is missing on the stage")
      add(
        row.name, "\(type)().\(row.member)", in: "Overriding", from: "\(type).\(row.member)")
    }
  }

  /// A class of the app's conforms to a protocol that the stage lacks, and has an optional method of it.
  private mutating func addConformances(_ number: Int, _ table: MissingTables) {
    let protocols = Set(
      table.rows.filter { row in
        row.kind == "protocol"
          && table.declarations[row.name]?.text.hasSuffix(": NSObjectProtocol") == true
          && !table.rows.contains {
            $0.owner == row.name && table.declarations[$0.name]?.requirement != "optional"
          }
      }.map(\.name))
    var methods: [String: MissingTables.Row] = [:]
    for row in table.rows where protocols.contains(row.owner) && row.kind == "method" {
      guard table.declarations[row.name]?.text.contains("->") == false else { continue }
      methods[row.owner] = methods[row.owner] ?? row
    }
    for row in spread(number, methods.values.sorted { $0.name < $1.name }) {
      let type = "Conforming\(types.count)"
      let text = table.declarations[row.name]?.text.replacing("optional ", with: "") ?? ""
      types.append("final class \(type): NSObject, \(row.owner) {\n  \(text) {}\n}")
      neverCalled.append(
        "the method \(type).\(row.member) is never called: \(row.name) is missing on the stage")
    }
  }

  private static func isPlainMethod(_ row: MissingTables.Row, _ table: MissingTables) -> Bool {
    let text = table.declarations[row.name]?.text ?? ""
    return row.kind == "method" && row.name.hasSuffix("()") && row.answers
      && text.hasPrefix("func ") && !text.contains("async") && !text.contains("throws")
  }

  // MARK: Choosing and writing

  private func isUsed(_ row: MissingTables.Row) -> Bool { uses.contains { $0.name == row.name } }

  /// Some of the rows, from all parts of the table, each name once.
  private func spread(_ number: Int, _ rows: [MissingTables.Row]) -> [MissingTables.Row] {
    var names: Set<String> = []
    let rows = rows.filter { names.insert($0.name).inserted }
    guard number > 0, rows.count > number else { return number > 0 ? rows : [] }
    return (0..<number).map { rows[$0 * rows.count / number] }
  }

  private mutating func add(
    _ name: String, _ statement: String, in file: String, from caller: String? = nil
  ) {
    let function = "use\(uses.count)()"
    functions[file, default: []].append("  static func \(function) { \(statement) }")
    uses.append(Use(name: name, caller: caller ?? "Uses.\(function)"))
  }

  private mutating func write() {
    for (file, functions) in functions {
      let module = ["Members", "Overriding", "Statics", "Types"].contains(file) ? "UIKit" : file
      files["\(file).swift"] = """
        import \(module)

        extension Uses {
        \(functions.joined(separator: "\n"))
        }
        """
    }
    files["Declarations.swift"] =
      "import UIKit\n\n@MainActor enum Uses {}\n\n" + types.joined(separator: "\n\n")
    let calls = uses.indices.map { "    Uses.use\($0)()" }.joined(separator: "\n")
    files["ManyTests/UsesTests.swift"] = """
      import XCTest
      @testable import Many

      @MainActor
      final class UsesTests: XCTestCase {
        func testUsesAll() {
      \(calls)
        }

        func testUsesNothing() { XCTAssertEqual(1 + 1, 2) }
      }
      """
  }

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """
}
