import StorylineTesting
import Testing
import UIKit
import UIKitCore
import UIKitSimulator

@MainActor @Suite(.stage) struct TestDeviceTests {
  @Test func `an app is launched on every device of the stage`() async throws {
    #expect(TestDevice.allCases.map(\.rawValue) == Device.all.map(\.name))
    for device in TestDevice.allCases {
      let app = try await AppDriver.launch(GalleryDelegate.self, on: device)
      let glass = try #require(Device.all.first { $0.name == device.rawValue })
      #expect(app.window?.bounds.size == glass.size)
      #expect(UIScreen.main.scale == glass.scale)
      app.expectStack("Room 1")
    }
  }

  @Test func `the next test has its own device again`() async throws {
    _ = try await AppDriver.launch(GalleryDelegate.self, on: .iPad)
    let app = try await AppDriver.launch(GalleryDelegate.self)
    #expect(app.window?.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `an app is put on another device while it runs, and stays there when relaunched`()
    async throws
  {
    let app = try await AppDriver.launch(GalleryDelegate.self)
    try await app.button("Next").tap()
    try await app.setDevice(.iPhoneSE)
    #expect(app.window?.bounds.size == CGSize(width: 375, height: 667))
    app.expectStack("Room 1", "Room 2")
    try await app.relaunch()
    #expect(app.window?.bounds.size == CGSize(width: 375, height: 667))
    app.expectStack("Room 1")
  }

  @Test func `a recorded test names devices as they are called here`() {
    for device in TestDevice.allCases {
      #expect(DeviceCommand.caseName(of: device.rawValue) == ".\(device)")
    }
  }
}
