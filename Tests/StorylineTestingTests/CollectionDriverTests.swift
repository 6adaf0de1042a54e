import Foundation
import StorylineTesting
import Testing
import UIKit

/// Squares with numbers; the title says which was chosen.
final class SquaresController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    collectionView.accessibilityIdentifier = "squares"
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 3 : 500 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "square", for: indexPath)
    (cell as? SquareCell)?.label.text = "Square \(indexPath.section).\(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { title = "Square \(indexPath.section).\(indexPath.item)" }
}

final class SquareCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class SquaresDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 60)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SquaresController(collectionViewLayout: layout)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct CollectionDriverTests {
  @Test func `an item is selected by its place, also where it is not seen yet`() async throws {
    let app = try await AppDriver.launch(SquaresDelegate.self)
    try await app.select(item: 1)
    #expect(app.screen?.title == "Square 0.1")
    try await app.select(item: 400, section: 1)
    #expect(app.screen?.title == "Square 1.400")
    await #expect(throws: DriverError.self) { try await app.select(item: 3) }
    await #expect(throws: DriverError.self) { try await app.select(item: 0, section: 2) }
  }

  @Test func `an item is found by what it says, and looked for where it is not there yet`()
    async throws
  {
    let app = try await AppDriver.launch(SquaresDelegate.self)
    try await app.item("Square 1.2").tap()
    #expect(app.screen?.title == "Square 1.2")
    #expect(!app.item("Square 1.90").exists)
    try await app.scroll(to: app.item("Square 1.90"))
    try await app.item("Square 1.90").tap()
    #expect(app.screen?.title == "Square 1.90")
  }

  @Test func `collection views and cells have XCUITest's words`() async throws {
    let app = XCUIApplication(SquaresDelegate.self)
    app.launch()
    #expect(app.collectionViews["squares"].exists && !app.tables["squares"].exists)
    #expect(app.collectionViews.cells.count > 10)
    app.collectionViews.cells.element(boundBy: 2).tap()
    #expect(AppDriver().screen?.title == "Square 0.2")
    app.cells.staticTexts["Square 1.1"].tap()
    #expect(AppDriver().screen?.title == "Square 1.1")
    app.collectionViews["squares"].swipeUp()
    #expect(!app.cells.staticTexts["Square 0.0"].exists)
    app.terminate()
  }
}
