import Foundation
import NavigationMap
import SourceFacts

@testable import SourceMap

/// Sources and storyboards of an app, for tests.
struct Sources {
  var files: [String: String] = [:]
  var storyboards: [String: String] = [:]
  var main: String?

  /// One file, with screens that are declared without a body.
  init(screens: [String] = [], _ text: String) {
    files = [
      "App.swift": text,
      "Screens.swift": screens.map { "class \($0): UIViewController {}" }.joined(separator: "\n"),
    ]
  }

  init(files: [String: String], storyboards: [String: String] = [:], main: String? = nil) {
    self.files = files
    self.storyboards = storyboards
    self.main = main
  }

  var map: NavigationMap { source.map(of: "App", main: main) }

  var source: SourceMap {
    let read = files.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(
        url: URL(filePath: "/app/" + path), path: path,
        facts: FactsReader.read(text, withBodies: true))
    }
    return SourceMap(
      read,
      storyboards: storyboards.sorted { $0.key < $1.key }
        .map { StoryboardFile($0.value, path: $0.key) })
  }

  /// The transitions in words: `Home push Detail`.
  var transitions: [String] { map.transitions.map { "\($0.from) \($0.kind) \($0.to)" } }
}
