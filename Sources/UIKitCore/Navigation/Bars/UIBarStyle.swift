import Foundation

/// The style of a bar, light or dark, from the time before appearances.
public enum UIBarStyle: Int, Sendable {
  /// The style of the interface.
  case `default`
  case black
}

/// The heights of bars that a picture is made for.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  /// Of a phone on its side.
  case compact
  /// With a prompt above the title.
  case defaultPrompt = 101
  case compactPrompt

  /// Returns the metrics under which a bar's picture is looked up, the best match first.
  static func candidates(isCompact: Bool, hasPrompt: Bool) -> [UIBarMetrics] {
    var candidates: [UIBarMetrics] = []
    if isCompact, hasPrompt { candidates.append(.compactPrompt) }
    if hasPrompt { candidates.append(.defaultPrompt) }
    if isCompact { candidates.append(.compact) }
    return candidates + [.default]
  }
}

/// The background of a bar that was set without an appearance.
@MainActor
struct PlainBarLook {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var image: UIImage?
  var lineImage: UIImage?

  /// A standard look with the set values.
  func applied(to standard: BarLook) -> BarLook {
    var look = standard
    if let tint, look.color == nil { look.color = tint }
    if style == .black, look.color == nil {
      look.color = UIColor(white: 0.114, alpha: isTranslucent ? 0.84 : 1)
    }
    if !isTranslucent {
      look.hasMaterial = false
      look.color = look.color ?? BarBackground.opaqueMaterial
    }
    if let image, look.image == nil {
      // A picture of nothing, as people set it, leaves nothing.
      look.image = image
      look.hasMaterial = false
      look.color = tint
    }
    if let lineImage, look.lineImage == nil { look.lineImage = lineImage }
    return look
  }
}
