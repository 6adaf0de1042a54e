public import Foundation

// MARK: - Colours of asset catalogues

extension UIColor {
  /// The colour of that name in the app's asset catalogues; `nil` where there is none.
  ///
  /// Names in a namespace begin with it: `Brand/accent`. Appearances light and dark are understood,
  /// those of increased contrast are left out.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in the asset catalogues of `bundle`, the app's own with `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let idiom = traitCollection?.userInterfaceIdiom ?? .unspecified
    let device = idiom == .unspecified ? UITraitCollection.device.userInterfaceIdiom : idiom
    let folders = ResourceFolders.of(bundle)
    guard let color = Assets.color(named: name, in: folders, device: device) else { return nil }
    self.init(kind: color.kind)
  }
}
