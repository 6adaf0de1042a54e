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
    #expect(message?.contains("Screen, a class of another module") == true)
    #expect(!adapted.text.contains("storyline_Screen"))
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
