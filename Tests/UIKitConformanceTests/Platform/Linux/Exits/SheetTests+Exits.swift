import StorylineTesting
import Testing
import UIKit

extension SheetTests {
  @Test func `5.5.10 a sheet without detents is an error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().sheetPresentationController?.detents = []
    }
  }
}
