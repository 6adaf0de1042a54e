import Foundation

// An image never changes: each of these makes another one with the same contents.

extension UIImage {
  @discardableResult
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.mode = renderingMode }
  }

  /// The same shape in `color`, wherever it is not drawn in a view's tint.
  ///
  /// A template image still takes the tint of its view: see ``withTintColor(_:renderingMode:)``.
  @discardableResult
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  @discardableResult
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changed {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The same image with that configuration in place of its own.
  @discardableResult
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { $0.symbol = configuration.settings }
  }

  /// The same symbol with the settings of `configuration`, and its own settings where those are
  /// missing.
  @discardableResult
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.symbol = configuration.settings.falling(backTo: $0.symbol) }
  }

  /// The same image, of which only what is inside of the insets becomes larger: it is repeated.
  @discardableResult
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  @discardableResult
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// The same image, of which only the point after those becomes larger; with 0, everything does.
  @discardableResult
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      first > 0 ? (CGFloat(first), max(0, length - CGFloat(first) - 1)) : (0, 0)
    }
    let (left, right) = caps(leftCapWidth, size.width)
    let (top, bottom) = caps(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// The same image, drawn mirrored where people read from the right.
  @discardableResult
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flips = true }
  }

  /// How the symbol is drawn; `nil` for another image.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(settings: look.symbol) : nil
  }

  public var configuration: UIImage.Configuration? { symbolConfiguration }

  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(contents, scale: scale, look: look)
  }

  // MARK: - Inside the stage

  /// The same symbol with `settings` for those that it does not have itself.
  func falling(backTo settings: SymbolSettings) -> UIImage {
    isSymbolImage ? changed { $0.symbol = $0.symbol.falling(backTo: settings) } : self
  }

  /// The name for assistive technology of a control that shows only this image.
  var spokenName: String? {
    if case .symbol(let symbol) = contents { return symbol.name }
    return look.name
  }
}

// MARK: - Drawing

extension UIImage {
  /// The use of an image, which decides how ``RenderingMode/automatic`` is drawn.
  enum Usage {
    /// In an image view: symbols are templates.
    case picture
    /// In a bar or a system button: everything is.
    case sign
  }

  /// The whole image in a rectangle of a view's node; a template in `tint`, or in the view's tint.
  @MainActor
  func display(
    in rect: CGRect, of view: UIView, usage: Usage, tint: UIColor? = nil
  ) -> DisplayContent {
    let isTemplate =
      switch look.mode {
      case .automatic: isSymbolImage || usage == .sign
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    let ink: UIColor? =
      if isTemplate {
        tint ?? view.tintColor
      } else {
        // A symbol has no colours of its own.
        look.tint ?? (isSymbolImage ? .black : nil)
      }
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    var image = display(
      in: rect, isDark: isDark, ink: ink.map(view.displayColor),
      picture: { $0.data(lineWidth: $1) })
    image?.isMirrored = look.flips && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return image.map { .image($0) } ?? .none
  }

  /// The whole image in a rectangle; its shape in `ink`, where there is one.
  func display(
    in rect: CGRect, isDark: Bool, ink: DisplayColor?,
    picture: (Symbol, Double) -> Data = { Data($0.svg(lineWidth: $1).utf8) }
  ) -> DisplayImage? {
    var image: DisplayImage
    switch isDark ? look.dark ?? contents : contents {
    case .nothing: return nil
    case .encoded(let data, let header):
      let isUpright = look.orientation == .up
      image = DisplayImage(
        mediaType: isUpright ? header.mediaType : "image/svg+xml",
        data: isUpright ? data : look.orientation.picture(of: data, header), rect: rect)
      image.name = look.name
    case .symbol(let symbol):
      image = DisplayImage(
        mediaType: "image/svg+xml", data: picture(symbol, look.symbol.lineWidth), rect: rect)
      image.name = "symbol " + symbol.name
    }
    image.tint = ink
    image.parts = parts(in: rect.size)
    return image
  }

  /// How the image is stretched to that size, where not all of it is by the same.
  private func parts(in newSize: CGSize) -> DisplayImageParts? {
    guard let resizing = look.resizing, newSize != size, size.width > 0, size.height > 0,
      resizing.mode == .tile || resizing.insets != .zero
    else { return nil }
    return DisplayImageParts(size: size, insets: resizing.insets, tiles: resizing.mode == .tile)
  }
}

extension Symbol {
  private struct Drawing: Hashable {
    let symbol: Symbol
    let lineWidth: Double
  }

  /// The images that were drawn before: the same few symbols appear in every bar and row.
  @MainActor private static var drawn: [Drawing: Data] = [:]

  /// The file of its picture.
  @MainActor
  fileprivate func data(lineWidth: Double) -> Data {
    let drawing = Drawing(symbol: self, lineWidth: lineWidth)
    if let data = Self.drawn[drawing] { return data }
    let data = Data(svg(lineWidth: lineWidth).utf8)
    Self.drawn[drawing] = data
    return data
  }
}
