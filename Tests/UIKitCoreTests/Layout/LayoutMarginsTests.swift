import StorylineTesting
import Testing
import UIKitCore

/// Margins as the interface runs, and room that is comfortable to read in.
@MainActor @Suite(.stage) struct LayoutMarginsTests {
  @Test func `directional margins change sides with the direction`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
    #expect(view.directionalLayoutMargins.leading == 20)
    // Margins that were set by the sides stay there.
    view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 5)
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins.left == 9)
    #expect(view.directionalLayoutMargins.leading == 9)
  }

  @Test func `12.4.4 what is kept of the margins around follows the view's place in them`() {
    let root = makeRoot(300, 200)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    let box = root.adding(UIView())
    box.preservesSuperviewLayoutMargins = true
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    root.constrain(
      left, box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50))
    let text = box.adding(UIView())
    box.constrain(
      text.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: box.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(box.layoutMargins.left == 30 && box.layoutMargins.right == 26)
    #expect(text.frame == CGRect(x: 30, y: 0, width: 230, height: 10))
    left.constant = 35
    root.layoutIfNeeded()
    #expect(text.frame.minX == 8)
  }

  @Test func `the readable part of a wide view is 672 points in its middle`() {
    let root = makeRoot(1_000, 300)
    let text = root.adding(UIView())
    root.constrain(
      text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 164, y: 8, width: 672, height: 10))
    // On a narrow one the margins are all there is.
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 8, y: 8, width: 284, height: 10))
  }

  @Test func `12.4.11 – the margins of cells leave the readable width where a table asks for it`()
    throws
  {
    let controller = OneRowController()
    let table: UITableView = controller.tableView
    table.frame = CGRect(x: 0, y: 0, width: 1_000, height: 600)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.layoutMargins.left < 100)
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(cell.bounds.width - cell.layoutMargins.left - cell.layoutMargins.right == 672)
  }

  @Test func `more room is readable where text is larger`() throws {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    Stage.shared.setDevice(.iPad)
    window.makeKeyAndVisible()
    let guide = screen.view.readableContentGuide
    let text = screen.view.adding(UIView())
    screen.view.constrain(
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    try Stage.shared.settle()
    #expect(guide.layoutFrame.width == 672)
    Stage.shared.setContentSizeCategory(.extraLarge)
    try Stage.shared.settle()
    #expect(guide.layoutFrame.width > 672)
    #expect(text.frame.width == guide.layoutFrame.width)
  }

  @Test func `a screen that only moves is not laid out for its readable part`() throws {
    let screen = CountingViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let text = screen.view.adding(UIView())
    screen.view.constrain(
      text.leadingAnchor.constraint(equalTo: screen.view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: screen.view.readableContentGuide.trailingAnchor))
    try Stage.shared.settle()
    screen.layouts = 0
    screen.view.frame.origin.x = -100
    try Stage.shared.settle()
    #expect(screen.layouts == 0)
    screen.view.frame.size.width -= 100
    try Stage.shared.settle()
    #expect(screen.layouts == 1)
    #expect(text.frame.width == screen.view.readableContentGuide.layoutFrame.width)
  }
}

private final class CountingViewController: UIViewController {
  var layouts = 0

  override func viewDidLayoutSubviews() { layouts += 1 }
}

private final class OneRowController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
