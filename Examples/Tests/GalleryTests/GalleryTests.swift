import StorylineTesting
import Testing
import UIKit

@testable import Gallery

@Suite(.stage, .timeLimit(.minutes(30))) struct GalleryTests {
  @Test(arguments: Look.allCases)
  func `on every screen everything fits, and nothing is kept after going back`(
    look: Look
  ) async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    try await look.apply(to: app)
    for (section, chapter) in Chapter.all.enumerated() {
      for (row, example) in chapter.examples.enumerated() {
        try await app.select(row: row, section: section)
        app.expectStack("Gallery", example.title)
        try await expectEverythingFits(in: app, title: example.title)
        let screen = ReleaseWatch(app.screen)
        try await app.goBack()
        app.expectStack("Gallery")
        try await screen.expectReleased()
      }
    }
  }

  /// Looks at the screen from its top to its end.
  private func expectEverythingFits(in app: AppDriver, title: String) async throws {
    let view = try #require(app.screen?.view)
    #expect(LayoutFaults.on(view) == [], "\(title)")
    guard let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView else {
      return
    }
    let page = scrollView.bounds.height / 2
    var end = scrollView.contentOffset.y
    repeat {
      end += page
      scrollView.contentOffset.y = end
      try await app.settle()
      #expect(LayoutFaults.on(view) == [], "\(title), scrolled to \(end)")
    } while end + scrollView.bounds.height < scrollView.contentSize.height
  }

  @Test func `the table of contents fits, whatever the look`() async throws {
    let app = try await AppDriver.launch(AppDelegate.self)
    for look in Look.allCases {
      try await look.apply(to: app)
      let view = try #require(app.screen?.view)
      #expect(LayoutFaults.on(view) == [], "\(look)")
    }
  }
}
