public import Foundation

/// How the background of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// An appearance with the default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    become(.standard)
  }

  public convenience override init() {
    self.init(idiom: .phone)
  }

  /// The same background as another bar's.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    look = barAppearance.look
  }

  /// The kind of device that the defaults are made for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The system's material, with a line at the edge.
  open func configureWithDefaultBackground() { become(.standard) }

  /// The system's background colour, with a line at the edge.
  open func configureWithOpaqueBackground() { become(.opaque) }

  /// Nothing: what lies behind the bar is seen.
  open func configureWithTransparentBackground() { become(.transparent) }

  // Colours never change: nothing has to be copied.

  /// Above the material, if there is one.
  open var backgroundColor: UIColor? {
    get { look.color }
    set { look.color = newValue }
  }

  /// The colour of the line at the edge; `nil` for none.
  open var shadowColor: UIColor? {
    get { look.line }
    set { look.line = newValue }
  }

  /// The blur behind the bar; `nil` for none. Which one it is makes no difference here.
  open var backgroundEffect: UIBlurEffect? {
    get { look.hasMaterial ? look.effect ?? UIBlurEffect(style: .systemChromeMaterial) : nil }
    set {
      look.effect = newValue
      look.hasMaterial = newValue != nil
    }
  }

  /// Above the colour, as large as the background.
  open var backgroundImage: UIImage? {
    get { look.image }
    set { look.image = newValue }
  }

  /// In place of the line at the edge, as high as it is; a template in the line's colour.
  open var shadowImage: UIImage? {
    get { look.lineImage }
    set { look.lineImage = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  // MARK: - Inside the stage

  var look = BarLook.standard {
    didSet { if look != oldValue { didChange() } }
  }

  /// Called when the bar of the appearance has to be drawn again.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }

  private func become(_ look: BarLook) { self.look = look }
}

/// The background of a bar, in values.
@MainActor
struct BarLook: Equatable {
  var hasMaterial: Bool
  var color: UIColor?
  var line: UIColor?
  /// The effect that was set in place of the system's material.
  var effect: UIBlurEffect?
  var image: UIImage?
  var lineImage: UIImage?

  static let standard = BarLook(hasMaterial: true, color: nil, line: defaultLine)
  static let opaque = BarLook(hasMaterial: false, color: .systemBackground, line: defaultLine)
  static let transparent = BarLook(hasMaterial: false, color: nil, line: nil)

  private static let defaultLine = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3)
      .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }

  /// The appearance at the edge of the content that scrolls under the bar: transparent.
  var atScrollEdge: BarLook { .transparent }
}
