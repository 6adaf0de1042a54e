import Foundation
import StorylineTesting
import Testing

@testable import UIKitCore

/// Pictures behind bars and their buttons, as apps set them before there were appearances.
@MainActor @Suite(.stage) struct BarPictureTests {
  private func picture(_ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: height))
    }
  }

  private func show(_ item: UIBarButtonItem) throws -> BarButtonView {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    return try #require(item.view)
  }

  private func plate(of view: UIView) throws -> BarPlate {
    try #require(view.subviews.compactMap { $0 as? BarPlate }.first)
  }

  @Test func `4.3.18 a picture stands behind a bar's button, as high as it is`() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let (normal, pressed, done) = (picture(30), picture(20), picture(10))
    item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == normal)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == done)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    let view = try show(item)
    let plate = try plate(of: view)
    #expect(plate.image == normal && !plate.isHidden)
    #expect(plate.frame.height == 30 && plate.frame.width == view.bounds.width)
    #expect(abs(plate.frame.midY - view.bounds.midY - 3) < 1)
    view.isHighlighted = true
    #expect(plate.image == pressed)
    view.isHighlighted = false
    item.style = .done
    #expect(plate.image == done)
    item.setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(plate.isHidden)
  }

  @Test func `4.3.18 the back button has a picture of its own`() throws {
    let back = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    back.setBackButtonBackgroundImage(picture(30), for: .normal, barMetrics: .default)
    back.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
    let root = UIViewController()
    root.navigationItem.backBarButtonItem = back
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    let button = try #require(navigation.visibleBackButton)
    let plate = try plate(of: button)
    #expect(!plate.isHidden && plate.frame.height == 30)
    #expect(abs(plate.frame.midY - button.bounds.midY - 2) < 1)
  }

  @Test func `4.3.18 a bar's picture is that of its position, else that of all`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (all, top) = (picture(5), picture(6))
    bar.setBackgroundImage(all, for: .default)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) == all)
    #expect(bar.backgroundImage == all)
    bar.setBackgroundImage(top, for: bar.barPosition, barMetrics: .default)
    #expect(bar.backgroundImage == top)
    #expect(bar.backgroundImage(for: .default) == all)
  }

  @Test func `4.3.18 a search bar's picture takes the place of its ground`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let image = picture(5)
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage == image && bar.ground.image == image)
    bar.backgroundImage = nil
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) == nil)
    #expect(bar.ground.image == nil)
  }

  @Test func `4.3.18 pictures take the place of what a segmented control draws`() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    let (normal, chosen) = (picture(32), picture(31))
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.platter.isHidden && control.pill.isHidden)
    func shown(_ index: Int) -> UIImage? {
      control.segments[index].subviews.compactMap { ($0 as? UIImageView)?.image }.first
    }
    #expect(shown(0) == normal && shown(1) == chosen)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    #expect(!control.platter.isHidden && shown(0) == nil)
  }
}
