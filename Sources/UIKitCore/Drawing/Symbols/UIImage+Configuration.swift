public import Foundation

/// The settings of a symbol's appearance. Those that are `nil` were not set.
struct SymbolSettings: Equatable, Sendable {
  var pointSize: CGFloat = 0
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var textStyle: UIFont.TextStyle?
  /// The traits for which the image was made.
  var traits: UITraitCollection?

  func falling(backTo other: SymbolSettings) -> SymbolSettings {
    var merged = self
    // A size and a text style say the same thing.
    if pointSize == 0, textStyle == nil {
      merged.pointSize = other.pointSize
      merged.textStyle = other.textStyle
    }
    if weight == .unspecified { merged.weight = other.weight }
    if scale == .unspecified || scale == .default { merged.scale = other.scale }
    if traits == nil { merged.traits = other.traits }
    return merged
  }

  /// The default settings of symbols in bars.
  static let bar = SymbolSettings(pointSize: 17, scale: .large)

  private var font: UIFont? { textStyle.map { .preferredFont(forTextStyle: $0) } }

  /// A symbol is a little higher than the text that it stands beside.
  func size(of symbol: Symbol) -> CGSize {
    let points = pointSize > 0 ? pointSize : font?.pointSize ?? 17
    let height = (points * 1.2 * scale.factor).rounded()
    return CGSize(width: (height * symbol.gridWidth / 24).rounded(), height: height)
  }

  /// On a grid 24 high.
  var lineWidth: Double {
    let weight = weight == .unspecified ? font?.weight.symbolWeight() ?? .regular : weight
    return weight.lineWidth
  }
}

extension UIImage {
  /// The configuration of an image's appearance.
  open class Configuration: NSObject, NSCopying {
    let settings: SymbolSettings

    init(settings: SymbolSettings) {
      self.settings = settings
      super.init()
    }

    /// The traits for which the image is made; `nil` for any.
    open var traitCollection: UITraitCollection? { settings.traits }

    /// Returns the values of the other configuration and, where it has none, of this one.
    @discardableResult
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      with(otherConfiguration?.settings.falling(backTo: settings) ?? settings)
    }

    @discardableResult
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var settings = settings
      settings.traits = traitCollection
      return with(settings)
    }

    /// Configurations never change, so that a copy is the configuration itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && settings == other.settings
    }

    open override var hash: Int { settings.pointSize.hashValue }

    func make(_ settings: SymbolSettings) -> Configuration { Configuration(settings: settings) }

    // There are no subclasses outside of the module, so every kind of configuration makes its own
    // kind.
    fileprivate func with(_ settings: SymbolSettings) -> Self { make(settings) as? Self ?? self }
  }

  /// How a symbol is drawn: its size, the weight of its strokes.
  open class SymbolConfiguration: Configuration {
    /// In points, as the text that the symbol stands beside.
    public convenience init(pointSize: CGFloat) {
      self.init(settings: SymbolSettings(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(settings: SymbolSettings(pointSize: pointSize, weight: weight))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(settings: SymbolSettings(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(settings: SymbolSettings(weight: weight))
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(settings: SymbolSettings(scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(settings: SymbolSettings(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(settings: SymbolSettings(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.weight.symbolWeight())
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale)
    }

    /// A configuration without any settings.
    open class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(settings: SymbolSettings())
    }

    @discardableResult
    open func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } }

    @discardableResult
    open func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } }

    @discardableResult
    open func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } }

    @discardableResult
    open func configurationWithoutPointSizeAndWeight() -> Self {
      without {
        $0.pointSize = 0
        $0.weight = .unspecified
      }
    }

    @discardableResult
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration as Any?)
    }

    override func make(_ settings: SymbolSettings) -> Configuration {
      SymbolConfiguration(settings: settings)
    }

    private func without(_ change: (inout SymbolSettings) -> Void) -> Self {
      var settings = settings
      change(&settings)
      return with(settings)
    }
  }
}

extension UIImage {
  /// How large a symbol is beside the text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The weight of a font with such strokes; regular where none is specified.
    @discardableResult
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    fileprivate var lineWidth: Double {
      switch self {
      case .ultraLight: 0.6
      case .thin: 0.95
      case .light: 1.35
      case .unspecified, .regular: 1.8
      case .medium: 2.05
      case .semibold: 2.35
      case .bold: 2.7
      case .heavy: 3.05
      case .black: 3.4
      }
    }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that matches this one.
  @discardableResult
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    func distance(_ weight: UIImage.SymbolWeight) -> CGFloat {
      abs(weight.fontWeight().rawValue - rawValue)
    }
    return all.min { distance($0) < distance($1) } ?? .regular
  }
}
