import Foundation
import ProjectReader
import SourceAdapter
import TemporaryFolders
import Testing

@testable import AppBuilder
@testable import MissingNames

/// Members of an app that the stage never calls.
@Suite struct NeverCalledTests {
  private static let names = MissingNames(
    MissingNames.rows(
      """
      name\tkind\tanswer\tdistinct
      UIView.encodeRestorableState(with:)\tmethod\tnothing\town
      UIView.hoverStyle\tproperty\tnil\town
      NSObject.awakeFromNib()\tmethod\tnothing\t
      UITabBarController.Sidebar.Delegate.sidebar(_:didEndDisplaying:)\tmethod\tnothing\town requirement
      UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)\tmethod\ttrue\trequirement
      """, of: "UIKit", harmless: HarmlessNames(text: "")),
    harmless: HarmlessNames(text: ""))

  private static let relations = Relations(tables: [
    """
    name\tkind\trequirement\tinherits\tconforms\tdeclaration
    UILabel\tclass\t\tUIView\tNSCoding\tclass UILabel
    UIView\tclass\t\tUIResponder\t\tclass UIView
    UIResponder\tclass\t\tNSObject\t\tclass UIResponder
    UITableViewController\tclass\t\tUIViewController\tUITableViewDelegate\tclass UITableViewController
    """
  ])

  private func found(_ text: String, _ other: String = "") -> [String] {
    NeverCalled.find(
      in: ["/A.swift": text, "/B.swift": other], names: Self.names, relations: Self.relations
    ).map { "\($0.line): \($0.message)" }
  }

  @Test func `an override of a member that the stage lacks is never called`() {
    let text = """
      class Base: UILabel {}
      class Badge: Base {
        override func encodeRestorableState(with coder: NSCoder) {}
        override var hoverStyle: UIHoverStyle? { get { nil } set {} }
        override func layoutSubviews() {}
      }
      """
    #expect(
      found(text) == [
        "3: the override Badge.encodeRestorableState(with:) is never called: "
          + "UIView.encodeRestorableState(with:) is missing on the stage",
        "4: the override Badge.hoverStyle is never called: UIView.hoverStyle is missing on the stage",
      ])
  }

  @Test func `a member of NSObject that views of the stage have is called in views`() {
    let method = "override func awakeFromNib() {}"
    #expect(found("class Badge: UILabel { \(method) }") == [])
    #expect(
      found("class Plain: NSObject { \(method) }") == [
        "1: the override Plain.awakeFromNib() is never called: "
          + "NSObject.awakeFromNib() is missing on the stage"
      ])
  }

  @Test func `a method of a delegate that the stage does not know is never called`() {
    let method = """
      func tableView(_ t: UITableView, shouldSpringLoadRowAt i: IndexPath, with c: Any) -> Bool { true }
      """
    let message =
      "tableView(_:shouldSpringLoadRowAt:with:) is never called: "
      + "UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:) is missing on the stage"
    #expect(
      found("class List: UITableViewController {\n\(method)\n}") == [
        "2: the method List.\(message)"
      ])
    #expect(
      found("class Source {\n\(method)\n}", "extension Source: UITableViewDelegate {}")
        == ["2: the method Source.\(message)"])
  }

  @Test(arguments: [
    "UITabBarController.Sidebar.Delegate", "UIKit.UITabBarController.Sidebar.Delegate",
    "Shared & UITabBarController.Sidebar.Delegate",
  ])
  func `a method of a nested protocol that the stage does not know is never called`(
    proto: String
  ) {
    let method = "func sidebar(_ s: Sidebar, didEndDisplaying item: Any) {}"
    #expect(
      found("class Tabs: NSObject, \(proto) {\n\(method)\n}") == [
        "2: the method Tabs.sidebar(_:didEndDisplaying:) is never called: "
          + "UITabBarController.Sidebar.Delegate.sidebar(_:didEndDisplaying:) is missing on the stage"
      ])
  }

  @Test func `a method of a delegate that the stage declares and never calls is never called`() {
    let method = """
      func pointerInteraction(_ i: UIPointerInteraction, styleFor r: UIPointerRegion) -> UIPointerStyle? { nil }
      """
    #expect(
      found("extension Cell: UIPointerInteractionDelegate {\n\(method)\n}", "class Cell: UIView {}")
        == [
          "2: the method Cell.pointerInteraction(_:styleFor:) is never called: "
            + "the stage never calls UIPointerInteractionDelegate.pointerInteraction(_:styleFor:)"
        ])
    #expect(found("class Cell: UIView {\n\(method)\n}").isEmpty)
  }

  @Test func `the same names elsewhere are the app's own`() {
    #expect(
      found(
        """
        class Archive { func encodeRestorableState(with coder: NSCoder) {} }
        class Badge: UILabel { var hoverStyle: Int { 1 } }
        """
      ).isEmpty)
  }

  @Test func `the list of a project that was built is kept until a file changes`() async throws {
    let method = "func pointerInteraction(_ i: Int, styleFor region: Int) -> Int? { nil }"
    let cell = "class Cell: UIView, UIPointerInteractionDelegate {\n\(method)\n}\n"
    let project = try TemporaryFolder([
      "Cell.swift": cell,
      "Delegate.swift": "@main class Delegate: UIResponder, UIApplicationDelegate {}\n",
    ])
    let cache = try TemporaryFolder([:])
    let builder = try AppBuilder(
      ProjectReader.read(project.url), cache: CacheFolder(cache.url))
    _ = try await builder.prepare()
    let found = try await builder.neverCalled()
    #expect(found.map(\.line) == [2])
    let kept = builder.packageFolder.appending(path: "never-called.app.json")
    let date = try kept.resourceValues(forKeys: [.contentModificationDateKey])
    #expect(try await builder.neverCalled() == found)
    let other = builder.packageFolder.appending(path: "never-called.app.json")
    #expect(
      try other.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        == date.contentModificationDate)
    try project.write("// A line more.\n" + cell, to: "Cell.swift")
    #expect(try await builder.neverCalled().map(\.line) == [3])
  }
}
