import Foundation
import StorylineTesting
import Testing
import UIKit

/// 8.5: the language and region of the device.
@MainActor @Suite(.stage) struct DeviceLocaleTests {
  private func price() -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(from: 1.11)
  }

  private func day() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: Date(timeIntervalSince1970: 1_183_075_200))
  }

  @Test func `8.5.1 formats are those of the United States`() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(price() == "$1.11")
    #expect(day() == "6/29/07")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.autoupdatingCurrent.firstWeekday == 1)
  }

  @Test func `8.5.1 another region is a setting of the device, until it is another device`()
    async throws
  {
    try await AppDriver().setLocale("de_DE")
    #expect(Locale.preferredLanguages == ["de-DE"])
    #expect(price()?.hasPrefix("1,11") == true)
    #expect(day() == "29.06.07")
    #expect(Calendar.current.firstWeekday == 2)
    let elsewhere = await Task.detached { Locale.current.identifier }.value
    #expect(elsewhere == "de_DE")
    Stage.shared.reset()
    #expect(Locale.current.identifier == "en_US")
  }

  @Test func `8.5.2 another region is told to those who listen`() async throws {
    var heard: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append(Locale.current.identifier) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try await AppDriver().setLocale("fr_FR")
    try await AppDriver().setLocale("fr_FR")
    #expect(heard == ["fr_FR"])
  }
}
