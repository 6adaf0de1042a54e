import StorylineTesting
import Testing
import UIKit

@testable import LeaksScenesPlanted

/// Each fault that `storyline lint` reports in this app is a leak of the running app.
@Suite(.stage) struct PlantedScenesTests {
  @Test(arguments: [
    ("Price", "ShowPricePresenter.viewController"),
    ("Address", "EditAddressRouter.viewController"),
    ("Day", "DayPicker.delegate"),
    ("Size", "SizeMenu.delegate"),
  ])
  func `a screen that is held by its own part leaks, by the property that lint names`(
    button: String, property: String
  ) async throws {
    let failures = try await Failure.collect {
      let app = try await AppDriver.launch(AppDelegate.self)
      try await app.button(button).tap()
      try await app.goBack()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(property) == true)
  }
}
