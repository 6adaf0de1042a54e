import Foundation
import Synchronization

/// The language and region of the device, as Foundation reads them on any thread.
struct DeviceLocale: Equatable, Sendable {
  /// The languages that people read, the best first.
  var languages = ["en-US"]
  /// The region with its language, as `Locale` calls them.
  var identifier = "en_US"

  /// The locale that Foundation returns.
  static let current = Mutex(DeviceLocale())

  func becomeCurrent() { Self.current.withLock { $0 = self } }
}

// Foundation on Linux has no settings: its locale is always `en_001`. It calls these getters
// through the dynamic linker, which prefers the program's own. So formatters and calendars without
// a locale follow the device too.

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  @usableFromInline
  static func ofDevice() -> Locale {
    // 8.5.1 – the current locale is en_US by default.
    Locale(identifier: DeviceLocale.current.withLock(\.identifier))
  }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  @usableFromInline
  static func ofDeviceAutoupdating() -> Locale { ofDevice() }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  @usableFromInline
  static func languagesOfDevice() -> [String] {
    // 8.5.1 – the preferred languages begin with en-US by default.
    DeviceLocale.current.withLock(\.languages)
  }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  @usableFromInline
  static func ofDevice() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    // 8.5.1 – the first day of the week is the region's.
    calendar.locale = Locale.ofDevice()
    return calendar
  }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  @usableFromInline
  static func ofDeviceAutoupdating() -> Calendar { ofDevice() }
}
