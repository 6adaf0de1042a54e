import Foundation
import Testing

/// Names that the stage lacks, from end to end: they compile, each use is said, and no test that reaches one counts.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `names that the stage lacks compile, are said, and judge no test`() async throws {
    let project = try TemporaryFolder(MissingNamesProject.files, named: "Colours")
    let path = project.url.path
    let before = try project.contents()

    let doctor = try await Command.run(["doctor", path])
    #expect(doctor.errors.contains("Screen.swift:15: missing UIDevice.batteryLevel"))
    #expect(doctor.errors.contains("missing UIColorPickerViewController"))
    #expect(doctor.errors.contains("UIView.largeContentTitle (without effect: "))
    #expect(doctor.errors.contains("import Photos: declared only: each use is reported"))

    let first = try await Command.run(["test", path])
    #expect(first.status == 2, Comment(rawValue: first.all))
    #expect(try project.contents() == before)
    for test in [
      "ColoursTests.ScreenTests/testReadsTheBattery",
      "ColoursTests.ScreenTests/testChoosesAColour", "ColoursTests.LibrarySuite/isClosed()",
      "ColoursTests.LibrarySuite/nothingEqualsNothing()",
      "ColoursTests.LibrarySuite/canvasIsSaved()",
    ] { #expect(first.errors.contains("\nnot judged: \(test)"), Comment(rawValue: test)) }
    #expect(first.errors.contains("\n3 tests passed, 0 failed, 5 not judged\n"))
    #expect(first.errors.contains("\nmissing, without effect: UIView.largeContentTitle: "))
    for (name, caller) in [
      ("UIDevice.batteryLevel", "Screen.power()"),
      ("UIColorPickerViewController.supportsAlpha", "Screen.chooseColour()"),
      ("PHPhotoLibrary.authorizationStatus()", "Library.isOpen"),
      ("UIView.encodeRestorableState(with:)", "Canvas.encodeRestorableState(with:)"),
    ] {
      #expect(
        first.all.contains("Storyline: \(name) is not on the stage; called from \(caller), "),
        Comment(rawValue: name))
    }

    // Warm, nothing is tried again.
    let second = try await Command.run(["test", path])
    #expect(second.status == 2)
    #expect(!second.errors.contains("uses names that the stage lacks"))
  }
}
