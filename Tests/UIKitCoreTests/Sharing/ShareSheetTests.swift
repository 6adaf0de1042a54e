import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the content of a share sheet.
@MainActor @Suite(.stage) struct ShareSheetTests {
  let stage = ShareStage()
  var app: AppDriver { stage.app }

  // MARK: Presenting

  @Test func `5.5.3 on a phone it is a sheet over half of the screen, which can be made larger`()
    async throws
  {
    let sheet = try await stage.share(["Ada"])
    let presentation = try #require(sheet.sheetPresentationController)
    #expect(presentation.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.view.frameOnScreen.minY > app.screenHeight * 0.4)
  }

  @Test func `before it is presented it has a popover to be configured, on a phone too`() {
    let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil)
    #expect(sheet.popoverPresentationController != nil)
  }

  @Test func `on an iPad it is a popover as large as its content, without a button to close it`()
    async throws
  {
    try await app.setDevice(.iPad)
    let sheet = try await stage.share(["Ada"])
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(sheet.view.frame.width == 375)
    #expect(sheet.view.frame.height < 250)
    app.expect(app.row("Copy"))
    app.expectNo(app.button("Close"))
  }

  @Test func `a popover has room for the icons, and for all of the list`() async throws {
    try await app.setDevice(.iPad)
    let sheet = try await stage.share(["Ada"], activities: [SendActivity(), MarkActivity()])
    app.expect(app.button("Mark"))
    let last = try #require(app.row("Mark").view?.frameOnScreen)
    let all = sheet.view.frameOnScreen
    #expect(last.maxY <= all.maxY)
    #expect(last.maxY >= all.maxY - 20)
  }

  @Test func `a popover that points at nothing ends the app with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      Stage.shared.setDevice(.iPad)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(
        UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil),
        animated: false)
      try Stage.shared.settle()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("should have a non-nil sourceView or barButtonItem set before"))
  }

  @Test func `a style of the app's own is kept`() async throws {
    let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil)
    sheet.modalPresentationStyle = .fullScreen
    try await stage.present(sheet)
    #expect(sheet.view.frameOnScreen.minY == 0)
    try await app.button("Close").tap()
    #expect(stage.results == [.init(type: nil, isCompleted: false)])
  }

  // MARK: What is shared

  nonisolated private static let several: [String] = ["2 Photos", "2 Links", "2 Items"]

  @Test func `it shows the text`() async throws {
    try await stage.share(["Ada Lovelace\n"])
    app.expect(app.text("Ada Lovelace"))
  }

  @Test func `it shows where a link leads`() async throws {
    let url = try #require(URL(string: "https://example.org/ada"))
    try await stage.share([url])
    app.expect(app.text("example.org/ada"))
    app.expect(app.text("example.org"))
  }

  @Test func `it shows what a file is called, and of what kind it is`() async throws {
    try await stage.share([URL(fileURLWithPath: "/tmp/Notes.pdf")])
    app.expect(app.text("Notes"))
    app.expect(app.text("PDF Document"))
  }

  @Test(arguments: several)
  func `it counts several items, and names their kind`(title: String) async throws {
    let url = try #require(URL(string: "https://example.org"))
    let image = try #require(UIImage(systemName: "star"))
    let items: [String: [Any]] = [
      "2 Photos": [image, image], "2 Links": [url, url], "2 Items": ["Ada", url],
    ]
    try await stage.share(try #require(items[title]))
    app.expect(app.text(title))
  }

  @Test func `it shows the placeholder of an item that is made later`() async throws {
    let late = LateItem(placeholder: "Soon", item: "Ada")
    try await stage.share([late])
    app.expect(app.text("Soon"))
    #expect(late.types.isEmpty)
  }

  // MARK: What is offered

  @Test func `an activity is asked with the placeholders whether it can`() async throws {
    let mark = MarkActivity()
    try await stage.share(["Ada", LateItem(placeholder: 7, item: 8)], activities: [mark])
    #expect(mark.events == [#"can ["Ada", 7]"#])
  }

  @Test func `an activity that cannot is not offered`() async throws {
    let mark = MarkActivity()
    mark.canPerform = false
    try await stage.share(["Ada"], activities: [mark])
    app.expectNo(app.row("Mark"))
  }

  @Test func `an activity cannot, unless it says so`() {
    #expect(!UIActivity().canPerform(withActivityItems: ["Ada"]))
    #expect(UIActivity().activityType == nil)
    #expect(UIActivity.activityCategory == .action)
  }

  @Test func `actions are rows below Copy, and what shares is an icon`() async throws {
    let send = SendActivity()
    send.title = "Send"
    try await stage.share(["Ada"], activities: [MarkActivity(), send])
    app.expect(app.button("Send"))
    app.expectNo(app.row("Send"))
    let copy = try #require(app.row("Copy").view?.frameOnScreen)
    let mark = try #require(app.row("Mark").view?.frameOnScreen)
    let icon = try #require(app.button("Send").view?.frameOnScreen)
    #expect(icon.maxY < copy.minY)
    #expect(copy.maxY < mark.minY)
  }

  @Test func `what is excluded is not offered, be it the system's or the app's`() async throws {
    let mark = MarkActivity()
    try await stage.share(
      ["Ada"], activities: [mark],
      excluding: [.copyToPasteboard, UIActivity.ActivityType("org.example.mark")])
    app.expectNo(app.row("Copy"))
    app.expectNo(app.row("Mark"))
  }

  @Test func `what nobody understands cannot be copied`() async throws {
    try await stage.share([7])
    app.expect(app.text("1 Item"))
    app.expectNo(app.row("Copy"))
  }

  @Test func `the types have Apple's names`() {
    #expect(
      UIActivity.ActivityType.saveToCameraRoll.rawValue
        == "com.apple.UIKit.activity.SaveToCameraRoll")
    #expect(
      UIActivity.ActivityType.postToTencentWeibo.rawValue
        == "com.apple.UIKit.activity.TencentWeibo")
  }
}

extension AppDriver {
  fileprivate var screenHeight: CGFloat { UIScreen.main.bounds.height }
}

extension UIView {
  /// The frame on the screen.
  fileprivate var frameOnScreen: CGRect { convert(bounds, to: nil) }
}
