/// An app that uses names of Apple's that the stage lacks: members, types, an override, a conformance, a module.
enum MissingNamesProject {
  static let files = [
    "AppDelegate.swift": appDelegate, "Screen.swift": screen, "Library.swift": library,
    "ColoursTests/ScreenTests.swift": tests, "ColoursTests/LibrarySuite.swift": suite,
  ]

  static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """

  private static let screen = """
    import UIKit

    final class Canvas: UIView {
      private(set) var isSaved = false

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        isSaved = true
      }
    }

    final class Screen: UIViewController, UIColorPickerViewControllerDelegate {
      private(set) var colour: UIColor?

      func power() -> CGFloat { UIHoverGestureRecognizer(target: nil, action: nil).zOffset }

      func hint() -> String? {
        view.largeContentTitle = "one"
        return view.largeContentTitle
      }

      func chooseColour() -> UIViewController {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.supportsAlpha = true
        return picker
      }

      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        colour = viewController.selectedColor
      }
    }

    final class Source: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { false }
    }

    struct Cart {
      let prices = [1, 2]
      var total: Int { prices.reduce(0, +) }
    }
    """

  static let library = """
    import CoreMotion
    import Photos

    struct Library {
      var isOpen: Bool { PHPhotoLibrary.authorizationStatus() == .authorized }

      var countsSteps: Bool { CMPedometer.isStepCountingAvailable() }
    }
    """

  private static let tests = """
    import UIKit
    import XCTest
    @testable import Colours

    @MainActor
    final class ScreenTests: XCTestCase {
      func testReadsTheHeight() { XCTAssertEqual(Screen().power(), 0) }

      func testChoosesAColour() { XCTAssertNotNil(Screen().chooseColour()) }

      func testGivesAHint() { XCTAssertEqual(Screen().hint(), "one") }

      func testAddsPrices() { XCTAssertEqual(Cart().total, 3) }
    }
    """

  private static let suite = """
    import Testing
    import UIKit
    @testable import Colours

    @MainActor
    struct LibrarySuite {
      @Test func countsNoSteps() { #expect(!Library().countsSteps) }

      @Test func isClosed() { #expect(!Library().isOpen) }

      @Test func nothingEqualsNothing() {
        #expect(UIScreen.main.currentEDRHeadroom == UIScreen.main.potentialEDRHeadroom)
      }

      @Test func canvasIsSaved() {
        let canvas = Canvas()
        canvas.encodeRestorableState(with: NSCoder())
        #expect(canvas.isSaved)
      }

      @Test func pricesAreAdded() { #expect(Cart().total == 3) }
    }
    """
}
