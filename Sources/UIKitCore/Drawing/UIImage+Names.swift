public import Foundation

// MARK: - Files in a bundle

extension UIImage {
  /// The image of that name in the app's asset catalogues, or among its files; `nil` where there is
  /// none.
  ///
  /// In a catalogue, names in a namespace begin with it: `Icons/star`. What is drawn follows the
  /// appearance, light or dark. PNG, JPEG, GIF and SVG are understood; of a PDF a box is shown that
  /// is as large. Files may be named without their ending. Of `icon.png`, `icon@2x.png` and
  /// `icon@3x.png` the one for the screen is taken, or one that is there.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// The image of that name in the resources of `bundle`, the app's own with `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(
      name, bundle, traits: configuration?.traitCollection, settings: configuration?.settings)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(name, bundle, traits: traitCollection, settings: nil)
  }

  private convenience init?(
    _ name: String, _ bundle: Bundle?, traits: UITraitCollection?, settings: SymbolSettings?
  ) {
    let device = UITraitCollection.device
    let wanted = traits?.displayScale ?? 0
    let displayScale = wanted > 0 ? wanted : device.displayScale
    var look = Look()
    look.name = name
    if let settings { look.symbol = settings }
    let idiom = traits?.userInterfaceIdiom ?? .unspecified
    if let asset = Assets.image(
      named: name, in: bundle, device: idiom == .unspecified ? device.userInterfaceIdiom : idiom,
      displayScale: displayScale)
    {
      look.mode = asset.mode
      look.dark = asset.dark?.contents
      self.init(asset.light.contents, scale: asset.light.scale, look: look)
      return
    }
    guard let path = ImageFiles.find(name, in: bundle, displayScale: displayScale),
      let data = FileManager.default.contents(atPath: path), let header = ImageHeader(data)
    else { return nil }
    self.init(.encoded(data, header), scale: ImageFiles.scale(ofFile: path), look: look)
  }
}

// MARK: - Symbols

extension UIImage {
  /// A symbol of the system's.
  ///
  /// The shapes are our own, simple ones: about four hundred and fifty, with `.fill`, `.slash`, `.circle` and
  /// `.square` forms. A name without a shape gets that of its first words, or a neutral one, which the
  /// simulator's page lists among the missing names. Apple's UIKit returns `nil` for unknown names, but the
  /// list of Apple's thousands of symbols is not available here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    // Names of symbols are small letters, digits and dots.
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") })
    else { return nil }
    var look = Look()
    if let configuration { look.symbol = configuration.settings }
    let scale = UITraitCollection.device.displayScale
    let symbol = Symbol(name)
    if symbol.base.isEmpty { _MissingNames.note(symbol: name) }
    self.init(.symbol(symbol), scale: scale, look: look)
  }

  /// `traitCollection` chooses nothing: the shapes are the same under all traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
}
