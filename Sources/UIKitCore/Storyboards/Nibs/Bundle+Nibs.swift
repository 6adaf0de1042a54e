public import Foundation

extension Bundle {
  /// Makes the objects of the `.xib` file of that name; returns those that stand in no other.
  ///
  /// A file that there is not is a programmer error.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }

  // Of Foundation's methods, which take optional strings, Swift prefers these for strings.

  /// The path of a resource; of a nib or a compiled storyboard, that of the file that it is made of.
  public func path(forResource name: String, ofType ext: String) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  /// The place of a resource; of a nib or a compiled storyboard, that of the file that it is made of.
  public func url(forResource name: String, withExtension ext: String) -> URL? {
    if let found = url(forResource: name as String?, withExtension: ext as String?) { return found }
    // 9.1.9 – nothing is compiled here: the sources of interfaces are in the bundle.
    let kinds: [String: InterfaceFiles.Kind] = ["nib": .xib, "storyboardc": .storyboard]
    guard let kind = kinds[ext], Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { InterfaceFiles.url(kind, name, self) }
  }
}
