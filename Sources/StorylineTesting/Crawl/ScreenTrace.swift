import Foundation
import Testing
import UIKit

/// A record of the screens that tests walk through, a line of JSON for each change of the screen in front: the
/// test, the screens, and the kind of the way between them.
///
/// It needs nothing of the tests: the stage calls it at the end of each commit.
@MainActor
final class ScreenTrace {
  private struct Line: Encodable {
    let test: String
    let from: String
    let kind: EdgeKind
    let to: String
  }

  private static var running: ScreenTrace?

  private let path: String
  private var last: ControllerTree?
  private var name = ""
  private var test = ""
  private let encoder = JSONEncoder()

  private init(path: String) {
    self.path = path
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Records into the file that `STORYLINE_TRACE` names, from now on.
  static func begin(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard running == nil, let path = environment["STORYLINE_TRACE"], !path.isEmpty else { return }
    let trace = ScreenTrace(path: path)
    running = trace
    trace.watch()
    // A launch in a test clears the stage, which then has no observers any more.
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("StorylineStageDidReset"), object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        running?.last = nil
        running?.watch()
      }
    }
  }

  /// Looks at the screen at the end of each commit, after the observers that were there before.
  private func watch() {
    let others = Stage.shared.onCommit
    Stage.shared.onCommit = { [weak self] in
      others?()
      self?.look()
    }
  }

  /// Writes a line where the screen in front has changed since the last look.
  private func look() {
    guard let front = Place().screen else {
      last = nil
      return
    }
    let now = Place.name(front)
    let test = Self.test
    defer { (name, self.test) = (now, test) }
    guard let last, test == self.test else {
      // Another test begins where it begins, and has not come from the last screen of the one before.
      self.last = ControllerTree()
      write(Line(test: test, from: "launch", kind: .launch, to: now))
      return
    }
    guard last.screen.controller !== front else { return }
    let tree = ControllerTree()
    self.last = tree
    let kind = EdgeKind(from: last, to: tree, by: GestureBack.current.map { [$0] } ?? [])
    write(Line(test: test, from: name, kind: kind, to: now))
  }

  /// The name of the test that runs: `Suite/test()`.
  private static var test: String {
    if let test = Test.current {
      // `Module.Suite/test()/File.swift:1:2`
      let parts = "\(test.id)".split(separator: "/")
      let name = parts.dropLast(parts.count > 1 ? 1 : 0).joined(separator: "/")
      return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
    }
    let name = _TestHost.runningTests ?? ""
    return name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }

  private func write(_ line: Line) {
    guard let data = try? encoder.encode(line) else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? file.write(contentsOf: data + Data("\n".utf8))
  }
}
