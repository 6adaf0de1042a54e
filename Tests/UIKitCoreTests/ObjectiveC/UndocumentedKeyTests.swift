import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for keys that Apple does not document, and that apps read and set.
@MainActor @Suite(.stage) struct UndocumentedKeyTests {
  @Test func `an alert and its actions keep what the keys are set to`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let title = NSAttributedString(string: "Delete?")
    alert.setValue(title, forKey: "attributedTitle")
    #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
    let action = UIAlertAction(title: "Delete", style: .default)
    #expect(action.value(forKey: "titleTextColor") == nil)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    #expect(action.value(forKey: "checked") as? Bool == true)
    action.setValue(nil, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") == nil)
  }

  @Test func `pickers, bars and page controls keep what the keys are set to`() {
    let objects: [(NSObject, String)] = [
      (UIPickerView(), "textColor"), (UIDatePicker(), "textColor"),
      (UINavigationBar(), "hidesShadow"), (UITabBar(), "_hidesShadow"),
      (UIPageControl(), "_pageImage"),
    ]
    for (object, key) in objects {
      object.setValue("set", forKey: key)
      #expect(object.value(forKey: key) as? String == "set", "\(key)")
    }
  }

  @Test func `a search bar gives its field and its button`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Done", forKey: "cancelButtonText")
    let button = bar.value(forKey: "cancelButton") as? UIButton
    #expect(button?.title(for: .normal) == "Done")
  }

  @Test func `a bar button item has a view once it is in a bar`() {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = item.value(forKey: "view") as? UIView
    #expect(view?.isDescendant(of: navigation.navigationBar) == true)
    let custom = UIBarButtonItem(customView: UISwitch())
    #expect(custom.value(forKey: "view") as? UISwitch === custom.customView)
  }

  @Test func `the orientation of the device is read, and a new value turns nothing`() {
    let before = UIDevice.current.orientation
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation == before)
    #expect(UIDevice.current.value(forKey: "orientation") as? Int == before.rawValue)
  }

  @Test func `a tab bar controller takes a bar of the app's own, with its items`() {
    final class Bar: UITabBar {}
    let tabs = UITabBarController()
    let old = tabs.tabBar
    let first = UIViewController()
    first.tabBarItem.title = "First"
    tabs.viewControllers = [first, UIViewController()]
    tabs.loadViewIfNeeded()
    let bar = Bar()
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.tabBar === bar)
    #expect(bar.superview === tabs.view && old.superview == nil)
    #expect(bar.items?.map(\.title) == ["First", nil])
    #expect(bar.selectedItem === first.tabBarItem)
    tabs.selectedIndex = 1
    #expect(bar.selectedItem === tabs.viewControllers?[1].tabBarItem)
  }

  @Test func `a shortcut has an icon of the system`() {
    let icon = UIApplicationShortcutIcon(type: .compose)
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: icon)
    #expect(item.icon === icon)
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    #expect(UIApplicationShortcutIcon.IconType(rawValue: 9) == .home)
  }
}
