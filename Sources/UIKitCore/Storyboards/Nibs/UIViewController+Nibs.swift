import Foundation

extension UIViewController {
  /// Loads the view from the nib that the controller stands in, or the storyboard or nib that has one; `false` where none has.
  func loadViewFromFile() -> Bool {
    if let nibView {
      view = nibView
      self.nibView = nil
      return true
    }
    if let storyboardScene { return storyboardScene.loadView(of: self) }
    guard let name = nibNameToLoad else { return false }
    UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    // 1.1.6: a nib without a view outlet raises.
    guard storedView != nil else {
      UIKitException.raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.")
    }
    return true
  }

  /// The nib that was asked for, else one that is called as the class is: "List" or "ListView" of a
  /// `ListViewController` is looked for as `ListView`, then as the class's own name.
  private var nibNameToLoad: String? {
    if let nibName, !nibName.isEmpty { return nibName }
    // UIKit's own controllers have none.
    guard CustomClasses.uiKitClass(of: type(of: self)) != type(of: self) else { return nil }
    let name = String(describing: type(of: self))
    var candidates = [name]
    if name.hasSuffix("ViewController") { candidates.insert(String(name.dropLast(10)), at: 0) }
    return candidates.first { candidate in
      NibNames.exists(candidate, in: nibBundle)
    }
  }
}

/// Which nibs there are. Controllers ask for every view that they load, so the answer is kept.
@MainActor
private enum NibNames {
  private static var known: [String: Bool] = [:]

  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    let key = "\(bundle?.bundlePath ?? "")\n\(name)"
    if let answer = known[key] { return answer }
    let answer = InterfaceFiles.document(.xib, named: name, in: bundle) != nil
    known[key] = answer
    return answer
  }
}
