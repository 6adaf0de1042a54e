import Foundation

/// How the interface stands on the screen: where its upper edge is.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The device lies on its left side turned right: the opposite of the device's own landscape left.
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  init(_ orientation: UIInterfaceOrientation) {
    self = orientation == .unknown ? [] : Self(rawValue: 1 << UInt(orientation.rawValue))
  }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  /// Upright turned to the left: the upper edge is on the left.
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface turns the other way, so that it stays upright; `nil` when the device lies flat.
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

extension UIApplication {
  /// The orientations in Info.plist; `nil` if it names none.
  var orientationsOfInfoDictionary: UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let dictionary = Bundle.main.infoDictionary
    let names = Stage.shared.device.isPad ? dictionary?["\(key)~ipad"] : nil
    guard let names = (names ?? dictionary?[key]) as? [String] else { return nil }
    return names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }
}
