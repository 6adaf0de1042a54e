import Foundation

extension UIView {
  /// The options of an animation block. Options that only a real screen could show (curls, frame
  /// rates) are missing.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose size changed inside of the animation, so that subviews move along.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Lets views be touched while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Ends the animations that it takes properties from at once, unfinished.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Goes the way again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes the way back as well.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Inside another animation, takes the time that it names itself.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Inside another animation, follows the curve that it names itself.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// In a transition, animates what changes inside, too.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// In a transition between two views, hides and shows them where they are.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Inside another animation, uses its own repetition and reversal only.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Performs pending updates of properties and layout before the animation, and inside it those that
    /// its changes request.
    public static let flushUpdates = Self(rawValue: 1 << 10)

    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)

    // A flip is drawn without perspective, so that it looks the same from either side.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    // A curl is drawn as a sheet that is rolled to its upper or lower edge.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The curve, if one other than the default is named.
    var timing: AnimationTiming? {
      switch (rawValue >> 16) & 0xF {
      case 0: nil
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      // Apps pass on what the keyboard's notification names.
      default: .transition
      }
    }

    var transition: ViewTransition.Style? {
      switch (rawValue >> 20) & 0xF {
      case 1, 2: .flip(vertically: false)
      case 3: .curl(up: true)
      case 4: .curl(up: false)
      case 5: .dissolve
      case 6, 7: .flip(vertically: true)
      default: nil
      }
    }
  }

  /// An animation of the system.
  public enum SystemAnimation: Int, Sendable {
    /// Removes views from their superviews.
    case delete = 0
  }

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// From value to value along straight lines.
    public static let calculationModeLinear: Self = []
    /// From value to value in jumps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)

    private static let calculationModes: UInt = 7 << 10

    var isDiscrete: Bool {
      rawValue & Self.calculationModes == Self.calculationModeDiscrete.rawValue
    }

    /// All but the calculation mode means the same there.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.calculationModes) }
  }
}
