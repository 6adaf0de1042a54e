import Foundation

/// The settings of the device for all apps.
struct DeviceSettings: Equatable, Sendable {
  var isDark = false
  var contentSizeCategory = UIContentSizeCategory.large
  /// A Boolean value that indicates whether the language of the device is read from right to left.
  var isRightToLeft = false
  /// A Boolean value that indicates whether people want less to move.
  var reducesMotion = false
  /// A Boolean value that indicates whether people want more contrast between colours.
  var increasesContrast = false
  /// A Boolean value that indicates whether apps may look for news in the background.
  var refreshesInBackground = true
  /// A Boolean value that indicates whether the screen is read out.
  var isVoiceOverRunning = false
  /// The language and region.
  var locale = DeviceLocale()
}

extension Stage {
  /// A Boolean value that indicates whether the device shows dark colours.
  package var isDark: Bool { settings.isDark }

  package var contentSizeCategory: UIContentSizeCategory { settings.contentSizeCategory }
  package var isRightToLeft: Bool { settings.isRightToLeft }
  package var reducesMotion: Bool { settings.reducesMotion }

  /// Makes the device light or dark and updates all traits.
  package func setUserInterfaceStyle(isDark: Bool) { settings.isDark = isDark }

  /// Makes text that follows the setting larger or smaller, and updates all traits.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    settings.contentSizeCategory = category
  }

  /// Turns the layout of the device around.
  package func setLayoutDirection(isRightToLeft: Bool) { settings.isRightToLeft = isRightToLeft }

  /// Sets whether motion on the screen is reduced.
  package func setReduceMotion(_ isOn: Bool) { settings.reducesMotion = isOn }

  /// Sets whether people want more contrast between colours.
  package func setIncreasedContrast(_ isOn: Bool) { settings.increasesContrast = isOn }

  /// Sets whether apps may look for news in the background.
  package func setBackgroundRefresh(_ isOn: Bool) { settings.refreshesInBackground = isOn }

  /// The languages that people read, the best first.
  package var languages: [String] {
    get { settings.locale.languages }
    set { settings.locale.languages = newValue }
  }

  /// Sets the region and its language, as `Locale` calls them: `de_AT`.
  package func setLocale(_ identifier: String) {
    settings.locale = DeviceLocale(
      languages: [identifier.replacing("_", with: "-")], identifier: identifier)
  }

  /// Sets whether VoiceOver runs.
  package func setVoiceOver(isRunning: Bool) { settings.isVoiceOverRunning = isRunning }

  func settingsDidChange(from old: DeviceSettings) {
    deviceTraitsDidChange()
    if settings.locale != old.locale {
      settings.locale.becomeCurrent()
      // 8.5.2: a change of the region or language is posted.
      NotificationCenter.default.post(
        name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    if settings.reducesMotion != old.reducesMotion {
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if settings.refreshesInBackground != old.refreshesInBackground {
      // 8.2.8: changes of the day, the clock and the refresh setting are posted.
      NotificationCenter.default.post(
        name: UIApplication.backgroundRefreshStatusDidChangeNotification,
        object: UIApplication.shared)
    }
    if settings.isVoiceOverRunning != old.isVoiceOverRunning {
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
    guard settings.contentSizeCategory != old.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.contentSizeCategory])
  }
}
