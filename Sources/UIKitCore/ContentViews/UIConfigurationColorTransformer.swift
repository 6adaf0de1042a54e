import Foundation

/// Makes another colour of a colour.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as bright.
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let color = color.display(with: traits)
      let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: white, alpha: color.alpha)
    }
  }

  // MARK: - Inside the stage

  /// The identity of a closure, which cannot be compared itself: copies share it.
  final class Identity: Sendable {}

  fileprivate let identity = Identity()
}

extension UIConfigurationColorTransformer {
  /// For the comparison of what holds a transformer.
  var identifier: ObjectIdentifier { ObjectIdentifier(identity) }
}
