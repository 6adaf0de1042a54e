public import Foundation

// The move from one detent to another is `animateChanges(_:)` in UISheetPresentationController.swift.

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open var identifier: Identifier { storedIdentifier }

    private let storedIdentifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      storedIdentifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the height; not where there is little of it.
    @discardableResult
    open class func medium() -> Self {
      make(.medium) { context in
        // 5.5.10 – the medium detent is inactive in compact height.
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// All of the height.
    @discardableResult
    open class func large() -> Self {
      make(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own, without the safe area below; `nil` makes the detent inactive.
    ///
    /// Without an identifier it gets a unique one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      // 5.5.10 – a detent without an identifier gets a random one.
      let unique = UUID().uuidString
      return Detent(identifier: identifier ?? Identifier(unique), resolver: resolver)
    }

    /// The height in a sheet that has this much room; `nil` where the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    private class func make(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      let detent = Detent(identifier: identifier, resolver: resolver)
      guard let detent = detent as? Self else {
        preconditionFailure("Detents are made by Detent itself; a subclass has no other ones.")
      }
      return detent
    }
  }
}

/// The context in which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the large detent, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

/// The room that a sheet has.
@MainActor
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}
