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
    guard let color = Assets.color(named: name, in: bundle, device: device) else { return nil }
    self.init(kind: color.kind)
  }
}

extension UIColor {
  /// The tint where nobody sets one: the colour `AccentColor` in the app's asset catalogues, where
  /// Xcode puts an app's own, else the system's blue.
  static let accent = accent(in: nil)

  static func accent(in bundle: Bundle?) -> UIColor {
    UIColor(named: "AccentColor", in: bundle, compatibleWith: nil) ?? .systemBlue
  }
}
