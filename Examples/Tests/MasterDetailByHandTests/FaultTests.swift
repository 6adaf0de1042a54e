import Foundation
import StorylineTesting
import Testing
import TripScripts
import UIKit

@testable import MasterDetailByHand

/// Tests that expect the faults of the app. `MasterDetailByHandMended` and `MasterDetail` have none
/// of them.
@Suite(.stage) struct FaultTests {
  private let script = TripScript(AppDelegate.self)

  @Test func `a day and its coordinator hold each other`() async throws {
    let failures = try await Failure.collect {
      _ = try await script.lookAtDays("Over the mountains")
    }
    #expect(failures.map { "[Storyline] \($0.message)" } == [try shown(0)])
  }

  @Test func `coordinators of days that nobody sees any more stay for ever`() async throws {
    let failures = try await Failure.collect {
      _ = try await script.lookAtDays("Over the mountains", "On the fjord", "Bergen, slowly")
      let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
      let trip = try #require(delegate.coordinator?.children.first)
      #expect(trip.children.map { $0 is DayCoordinator } == [true, true, true])
    }
    #expect(!failures.isEmpty)
  }

  @Test func `a sheet that goes while its note is saved takes the app with it`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let notebook = NotebookDouble()
      notebook.isSlow = true
      var sheet: UINavigationController? = UINavigationController()
      if let sheet {
        let note = NoteCoordinator(navigationController: sheet, day: .example, notebook: notebook)
        note.start()
        note.save()
      }
      try await eventually { notebook.isSaving }
      // That is what pulling it down comes to.
      sheet = nil
      notebook.finishSaving()
      try await eventually { notebook.notes.isEmpty && sheet != nil }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains("unowned") }
    let readable = try #require(line).replacing(/0x[0-9a-f]+/, with: "0x…")
    let wanted = try shown(1)
    #expect(String(readable) == wanted)
  }

  /// That block of output in the README.
  private func shown(_ number: Int) throws -> String {
    let readme = URL(filePath: #filePath).appending(path: "../../../MasterDetail/README.md")
    let text = try String(contentsOf: readme.standardizedFileURL, encoding: .utf8)
    let blocks = text.components(separatedBy: "```console\n").dropFirst()
    let block = try #require(blocks.dropFirst(number).first)
    return try #require(block.components(separatedBy: "\n```").first)
  }
}
