import Foundation
import Testing
import UIKit

@testable import StorylineTesting

@Suite struct CrawlSettingsTests {
  private func settings(_ text: String) throws -> CrawlSettings {
    try JSONDecoder().decode(CrawlSettings.self, from: Data(text.utf8))
  }

  @Test(arguments: ["iPhone13Mini", "iPhone 13 mini", "iphone13mini"])
  func `a device has its name with or without spaces`(name: String) throws {
    #expect(try settings(#"{"device": "\#(name)"}"#).device == .iPhone13Mini)
  }

  @Test func `a text size has its short name`() throws {
    #expect(try settings(#"{"textSize": "AX2"}"#).textSize == .accessibilityLarge)
  }

  @Test func `settings that say nothing are the defaults`() throws {
    let settings = try settings("{}")
    #expect(settings.device == .iPhone15)
    #expect(settings.textSize == nil)
    #expect(settings.rows == 2)
  }

  @Test(arguments: [
    (#"{"device": "Nokia"}"#, "There is no device “Nokia”. The devices are: iPhone SE, "),
    (#"{"textSize": "huge"}"#, "There is no text size “huge”. The sizes are: XS, "),
  ])
  func `a name that nobody knows is an error that lists the names`(
    text: String, sentence: String
  ) {
    #expect {
      try settings(text)
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return context.debugDescription.hasPrefix(sentence)
    }
  }
}
