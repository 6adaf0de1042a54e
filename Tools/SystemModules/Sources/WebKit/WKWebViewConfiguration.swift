public import UIKit

/// How a web view is made. Without a web engine, only the handlers of messages have an effect: they are retained.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The store for the data of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts of pages, and the handlers of their messages.
  open var userContentController = WKUserContentController()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
}

/// The preferences of web views.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
}

/// The preferences of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The kind of page that is asked for.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// The process of web views, which does not exist here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Media that play only after a person has asked for it.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1 << 0)
  public static let video = Self(rawValue: 1 << 1)
  public static let all = Self(rawValue: .max)
}

/// Parts of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let trackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let all = Self(rawValue: .max)
}
