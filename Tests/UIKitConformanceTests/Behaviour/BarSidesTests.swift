import StorylineTesting
import Testing
import UIKit

/// Bars on a device that lies on its side.
@MainActor @Suite(.harness) struct BarSidesTests {
  let harness: any Harness = PlatformHarness()

  private func makeSquare() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test(arguments: [false, true])
  func `12.4.1 what is in a bar keeps clear of the corners and the camera`(isMirrored: Bool) throws
  {
    if isMirrored { harness.readFromTheRight() }
    let (first, last) = (makeSquare(), makeSquare())
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: last)
    let search = UISearchController()
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    let window = harness.makeWindow(root: navigation)
    window.makeKeyAndVisible()
    try harness.settle()
    let upright = first.convert(first.bounds, to: nil)
    harness.turnDevice(onSide: true)
    try harness.settle()
    let sides = window.safeAreaInsets
    try #require(sides.left > 20 && sides.right > 20)
    let room = window.bounds.inset(by: sides)
    let margin = isMirrored ? 393 - upright.maxX : upright.minX
    let frames = [first, last].map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
    #expect(frames[0].minX == room.minX + margin)
    #expect(frames[1].maxX == room.maxX - margin)
    let field = search.searchBar.searchTextField
    let place = field.convert(field.bounds, to: nil)
    #expect(place.minX >= room.minX && place.maxX <= room.maxX && place.width > 300)
  }
}
