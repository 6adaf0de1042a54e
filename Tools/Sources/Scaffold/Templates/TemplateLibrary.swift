/// A text of a template, from one version of the templates on.
package struct VersionedText: Sendable {
  /// The name, such as `mvvm-c/ViewController`.
  package let name: String
  /// The first version of the templates that has this text.
  package let since: Int
  package let text: String

  package init(_ name: String, since: Int = 1, _ text: String) {
    self.name = name
    self.since = since
    self.text = text
  }
}

/// The texts of all templates, in all their versions.
///
/// A text that was in a release is never changed: the new one is added with the next version, so that an
/// update can generate what the old version generated.
package struct TemplateLibrary: Sendable {
  package let texts: [VersionedText]

  /// The newest version.
  package var version: Int { texts.map(\.since).max() ?? 1 }

  package init(_ texts: [VersionedText]) { self.texts = texts }

  package static let standard = TemplateLibrary(
    SharedTexts.all + CoordinatorTexts.all + LifetimeTexts.all + MVVMCTexts.all + MVPCTexts.all
      + CoordinatorTestTexts.all + StorylineTexts.all + VIPTexts.all + VIPTestTexts.all)

  /// The names of the texts of a style.
  package func names(in style: String) -> [String] {
    Set(texts.map(\.name)).filter { $0.hasPrefix(style + "/") }.sorted()
  }

  func text(_ name: String, version: Int) -> String? {
    texts.filter { $0.name == name && $0.since <= version }.max { $0.since < $1.since }?.text
  }
}
