import Foundation
import TemporaryFolders
import Testing

/// Names that the stage lacks, from end to end: they compile, each use is said, and no test that reaches one counts.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `names that the stage lacks compile, are said, and judge no test`() async throws {
    let project = try TemporaryFolder(MissingNamesProject.files, named: "Colours")
    let path = project.url.path
    let before = try project.contents()

    let doctor = try await Command.run(["doctor", path])
    #expect(doctor.errors.contains("Screen.swift:15: missing UIHoverGestureRecognizer.zOffset"))
    #expect(doctor.errors.contains("missing UIColorPickerViewController"))
    #expect(doctor.errors.contains("UIView.largeContentTitle (without effect: "))
    let neverCalled = [
      "Screen.swift:6:1: warning: the override Canvas.encodeRestorableState(with:) is never called: ",
      "Screen.swift:35:1: warning: the method Source.tableView(_:shouldSpringLoadRowAt:with:) is never called: ",
    ]
    for line in neverCalled {
      #expect(doctor.errors.contains(line), Comment(rawValue: doctor.errors))
    }
    #expect(doctor.errors.contains("import Photos: declared only: each use is reported"))

    let first = try await Command.run(["test", path])
    #expect(first.status == 2, Comment(rawValue: first.all))
    #expect(try project.contents() == before)
    for test in [
      "ColoursTests.ScreenTests/testReadsTheHeight",
      "ColoursTests.ScreenTests/testChoosesAColour", "ColoursTests.LibrarySuite/isClosed()",
      "ColoursTests.LibrarySuite/nothingEqualsNothing()",
      "ColoursTests.LibrarySuite/countsNoSteps()",
      "ColoursTests.LibrarySuite/canvasIsSaved()",
    ] { #expect(first.errors.contains("\nnot judged: \(test)"), Comment(rawValue: test)) }
    #expect(first.errors.contains("\n3 tests passed, 0 failed, 6 not judged, in "))
    #expect(first.errors.contains("\nmissing, without effect: UIView.largeContentTitle: "))
    for (name, caller) in [
      ("UIHoverGestureRecognizer.zOffset", "Screen.power()"),
      ("UIColorPickerViewController.supportsAlpha", "Screen.chooseColour()"),
      ("PHPhotoLibrary.authorizationStatus()", "Library.isOpen"),
      ("UIView.encodeRestorableState(with:)", "Canvas.encodeRestorableState(with:)"),
    ] {
      #expect(
        first.all.contains("Storyline: \(name) is not on the stage; called from \(caller), "),
        Comment(rawValue: name))
    }

    for line in neverCalled { #expect(first.errors.contains(line)) }
    #expect(first.errors.contains("\nReached code that is missing on the stage:\n"))
    #expect(
      first.errors.contains(
        "\n  UIHoverGestureRecognizer.zOffset: once, first from Screen.power(), in "
          + "ColoursTests.ScreenTests/testReadsTheHeight\n"))

    // Warm, nothing is tried again.
    let second = try await Command.run(["test", path])
    #expect(second.status == 2)
    #expect(!second.errors.contains("uses names that are missing on the stage"))
  }

  @Test(.timeLimit(.minutes(15)), .enabled(if: Night.isNow))
  func `leaks lists the missing names that the app reached, and does not call it sound`()
    async throws
  {
    var files = LeakyProject.files
    files[LeakyProject.leak] = LeakyProject.mended.replacing(
      "title = \"Detail\"",
      with: "title = \"Detail \\(UIHoverGestureRecognizer(target: nil, action: nil).zOffset)\"")
    let project = try TemporaryFolder(files, named: "Leaky")
    let result = try await Command.run(["leaks", project.url.path, "--steps", "20"])
    #expect(result.status == 2, Comment(rawValue: result.all))
    #expect(
      result.errors.contains("\n  UIHoverGestureRecognizer.zOffset: "),
      Comment(rawValue: result.errors))
    #expect(
      result.errors.contains(
        "no leaks found, but the app reached code that is missing on the stage"))
  }
}
