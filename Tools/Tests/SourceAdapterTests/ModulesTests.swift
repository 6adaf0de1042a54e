import SourceAdapter
import Testing

/// Tests for sources that refer to types of another target.
@Suite struct ModulesTests {
  private func adapt(_ text: String, importing library: String) -> AdaptedSource {
    let index = ModuleIndex(
      [SourceAdapter.index(text)], importing: ModuleIndex([SourceAdapter.index(library)]))
    return SourceAdapter(module: "App", index: index)
      .adapt(SourceFile(path: "App.swift", text: text))
  }

  private let library = """
    import UIKit
    open class Screen: UIViewController { open func reload() {} }
    """

  @Test func `an override in an extension of another target's class is an error`() {
    let adapted = adapt(
      "import Library\nextension Screen { override func viewDidLoad() {} }", importing: library)
    #expect(adapted.diagnostics.map(\.severity) == [.error])
    let message = adapted.diagnostics.first?.message
    #expect(message?.contains("Screen, which no Swift file of the target declares") == true)
    #expect(!adapted.text.contains("storyline_Screen"))
  }

  @Test func `an override in tests is called by a class of the app, which is told of it`() {
    let tests =
      "extension Screen { public override func setEditing(_ editing: Bool, animated: Bool) { other() } }"
    let helper = SourceAdapter.index(tests)
    let index = ModuleIndex([SourceAdapter.index(library)], overriddenBy: [helper])
    let own = SourceAdapter(module: "Library", index: index)
      .adapt(SourceFile(path: "Library.swift", text: library))
    let key = "override Screen.setEditing(_:animated:)"
    #expect(
      own.text.contains(
        "public override func setEditing(_ editing: Bool, animated: Bool) "
          + "{ if let hook = ObjCRecords.optional(\"\(key)\", of: self) "
          + "as ((Bool, Bool) -> Void)? { return hook(editing, animated) }; "
          + "return super.setEditing(editing, animated: animated) }"))
    let above = ModuleIndex([helper], importing: index)
    let adapted = SourceAdapter(module: "Tests", index: above)
      .adapt(SourceFile(path: "Tests.swift", text: tests))
    #expect(adapted.diagnostics.isEmpty)
    #expect(
      adapted.text.contains(
        "func storyline_Screen_setEditing(_ editing: Bool, animated: Bool) { other() }"))
    #expect(
      adapted.text.contains(
        "$0.optional(\"\(key)\", on: Screen.self) { o in "
          + "{ o.storyline_Screen_setEditing($0, animated: $1) } as (Bool, Bool) -> Void }"))
  }

  @Test func `a class that overrides the method itself is left alone`() {
    let text = "class Screen: UIViewController { override func viewDidLoad() {} }"
    let helper = SourceAdapter.index("extension Screen { override func viewDidLoad() {} }")
    let index = ModuleIndex([SourceAdapter.index(text)], overriddenBy: [helper])
    let adapted = SourceAdapter(module: "Library", index: index)
      .adapt(SourceFile(path: "Library.swift", text: text))
    #expect(!adapted.text.contains("hook"))
  }

  @Test func `an overriding property in such an extension is an error`() {
    let adapted = adapt(
      "import Library\nextension Screen { override var title: String? { get { nil } set {} } }",
      importing: library)
    #expect(adapted.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a name of older Swift that another target declares is kept`() {
    let adapted = adapt(
      "import Library\nlet state: UIControlState = .normal",
      importing: "public enum UIControlState { case normal }")
    #expect(adapted.text.contains("let state: UIControlState"))
  }
}
