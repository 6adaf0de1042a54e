public import Foundation

/// Makes other attributes of a text's attributes.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  // MARK: - Inside the stage

  /// For the comparison of what holds a transformer: copies share it.
  var identifier: ObjectIdentifier { ObjectIdentifier(identity) }

  private let identity = UIConfigurationColorTransformer.Identity()
}
