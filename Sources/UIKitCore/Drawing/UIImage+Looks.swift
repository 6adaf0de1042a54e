import Foundation

// An image never changes: each of these makes another one with the same contents.

extension UIImage {
  @discardableResult
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.mode = renderingMode }
  }

  /// The same shape in `color`, wherever it is not drawn in a view's tint.
  ///
  /// What is drawn as a template still takes the tint of its view: see
  /// ``withTintColor(_:renderingMode:)``.
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

  /// The same symbol with what `configuration` says, and its own where that says nothing.
  @discardableResult
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.symbol = configuration.settings.falling(backTo: $0.symbol) }
  }

  /// How the symbol is drawn; `nil` for another image.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(settings: look.symbol) : nil
  }

  public var configuration: UIImage.Configuration? { symbolConfiguration }

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(contents, scale: scale, look: look)
  }

  // MARK: - Inside the stage

  /// The same symbol with what `settings` say where it says nothing itself.
  func falling(backTo settings: SymbolSettings) -> UIImage {
    isSymbolImage ? changed { $0.symbol = $0.symbol.falling(backTo: settings) } : self
  }

  /// What assistive technology calls a control that shows nothing but this image.
  var spokenName: String? {
    if case .symbol(let symbol) = contents { return symbol.name }
    return look.name
  }
}

// MARK: - Drawing

extension UIImage {
  /// What becomes of an image whose mode is ``RenderingMode/automatic``.
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
    return content(
      of: isDark ? look.dark ?? contents : contents, in: rect, ink: ink.map(view.displayColor))
  }

  @MainActor
  private func content(
    of contents: Contents, in rect: CGRect, ink: DisplayColor?
  ) -> DisplayContent {
    switch contents {
    case .nothing: return .none
    case .encoded(let data, let header):
      var image = DisplayImage(mediaType: header.mediaType, data: data, rect: rect)
      image.tint = ink
      image.name = look.name
      return .image(image)
    case .symbol(let symbol):
      let data = symbol.data(lineWidth: look.symbol.lineWidth)
      var image = DisplayImage(mediaType: "image/svg+xml", data: data, rect: rect)
      image.tint = ink
      image.name = "symbol " + symbol.name
      return .image(image)
    }
  }
}

extension Symbol {
  private struct Drawing: Hashable {
    let symbol: Symbol
    let lineWidth: Double
  }

  /// What was drawn before: the same few symbols stand in every bar and row.
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
