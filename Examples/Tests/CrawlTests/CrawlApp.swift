import Foundation
import PhoneServer
import StorylineTesting
import Testing
import UIKit

@testable import Basics
@testable import BasicsByHand
@testable import Cinema
@testable import CinemaByHand
@testable import CinemaByHandMended
@testable import LeaksMended
@testable import LeaksPlanted
@testable import MasterDetail
@testable import MasterDetailByHand
@testable import MasterDetailByHandMended
@testable import Phones
@testable import PhonesMVVMC
@testable import PhonesMVVMCMended
@testable import Session
@testable import SessionByHand
@testable import SessionByHandMended
@testable import Shop

/// An example that is crawled.
struct CrawlApp: Sendable, CustomTestStringConvertible {
  let name: String
  /// The settings as JSON.
  private var settings: String
  private let crawl: @MainActor @Sendable (String, URL?) async throws -> Data

  init<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, settings: String = "{\"steps\": 1500}",
    prepare: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    name = String(reflecting: delegate).split(separator: ".").first.map(String.init) ?? "App"
    self.settings = settings
    crawl = {
      prepare()
      return try await _Crawl.map(of: delegate, settings: $0, in: $1)
    }
  }

  nonisolated var testDescription: String { name }

  /// Crawls it.
  func map(in folder: URL? = nil) async throws -> CrawlFile {
    try JSONDecoder().decode(CrawlFile.self, from: try await crawl(settings, folder))
  }

  /// Launches it and takes those lines of an earlier map, and no step more.
  func map(beginningWith script: [String]) async throws -> CrawlFile {
    let lines = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
    let settings = "{\"steps\": 1, \"prelude\": \(lines)}"
    return try JSONDecoder().decode(CrawlFile.self, from: try await crawl(settings, nil))
  }

  /// The same app, with a walk of some seconds.
  func walking(seconds: Double) -> CrawlApp {
    var app = self
    app.settings = settings.replacing(/"steps": \d+/, with: "\"seconds\": \(seconds)")
    return app
  }

  /// Crawls it, and returns the file.
  func file(in folder: URL? = nil) async throws -> Data { try await crawl(settings, folder) }
}

/// The parts of a map's file that the tests read.
struct CrawlFile: Decodable {
  struct Crawl: Decodable {
    let steps: Int
    let states: Int
    let launches: Int
    let end: String
  }

  struct State: Decodable {
    let id: String
    let place: String
    let actions: Int
    let script: [String]
  }

  struct Screen: Decodable {
    let id: String
    let owner: String?
    let states: [State]
  }

  struct Transition: Decodable {
    let from: String
    let kind: String
    let to: String
  }

  struct Finding: Decodable {
    let kind: String
    let at: String
    let text: String
  }

  let crawl: Crawl
  let screens: [Screen]
  let transitions: [Transition]
  let findings: [Finding]

  var names: Set<String> { Set(screens.map(\.id)) }
}

extension CrawlApp {
  static let words = "\"words\": {\"*\": \"204417\", \"PIN\": \"1851\"}"

  static let all: [CrawlApp] = [
    CrawlApp(Basics.AppDelegate.self),
    CrawlApp(BasicsByHand.AppDelegate.self),
    CrawlApp(Cinema.AppDelegate.self),
    CrawlApp(CinemaByHand.AppDelegate.self),
    CrawlApp(CinemaByHandMended.AppDelegate.self),
    CrawlApp(LeaksMended.AppDelegate.self),
    CrawlApp(LeaksPlanted.AppDelegate.self),
    CrawlApp(MasterDetail.AppDelegate.self),
    CrawlApp(MasterDetailByHand.AppDelegate.self),
    CrawlApp(MasterDetailByHandMended.AppDelegate.self),
    CrawlApp(Session.AppDelegate.self, settings: "{\"steps\": 1500, \(words)}"),
    CrawlApp(SessionByHand.AppDelegate.self, settings: "{\"steps\": 1500, \(words)}"),
    CrawlApp(SessionByHandMended.AppDelegate.self, settings: "{\"steps\": 1500, \(words)}"),
    CrawlApp(Phones.AppDelegate.self, settings: phones, prepare: calmServer),
    CrawlApp(PhonesMVVMC.AppDelegate.self, settings: phones, prepare: calmServer),
    CrawlApp(PhonesMVVMCMended.AppDelegate.self, settings: phones, prepare: calmServer),
    CrawlApp(Shop.AppDelegate.self),
  ]

  /// The example of a module.
  static func named(_ name: String) -> CrawlApp {
    guard let app = all.first(where: { $0.name == name }) else {
      preconditionFailure("No example is named \(name); add it to the list.")
    }
    return app
  }

  private static let phones = "{\"steps\": 600, \"avoided\": [\"Server\"]}"

  /// The server is in a good mood.
  @MainActor private static func calmServer() { PhoneServer.shared.mood = .fine }
}
