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
}
