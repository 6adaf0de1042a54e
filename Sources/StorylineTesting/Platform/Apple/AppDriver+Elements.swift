public import Foundation
public import UIKit

// Finding and doing what a person finds and does.
extension AppDriver {
  /// Returns the element of any kind with that identifier, label or text.
  public func element(_ text: String) -> Element {
    Element("element “\(text)”", in: self) { $0.isCalled(text) }
  }

  /// The view of that class.
  public func element<View: UIView>(of type: View.Type) -> Element {
    Element("\(type)", in: self) { $0.view is View }
  }

  /// The button of that title or identifier: an app's own, one in a bar, one in an alert.
  public func button(_ text: String) -> Element {
    Element("button “\(text)”", in: self) { $0.isButton && $0.isCalled(text) }
  }

  /// The button of that title in an alert or action sheet.
  ///
  /// An alert that a flow shows can be answered. The handlers of one that the app made itself are out of
  /// reach.
  public func alertButton(_ title: String) -> Element {
    Element("button “\(title)” of an alert", in: self) {
      if case .choice(let action, _) = $0.kind { action.title == title } else { false }
    }
  }

  /// The label of that text or identifier.
  public func text(_ text: String) -> Element {
    Element("text “\(text)”", in: self) { $0.view is UILabel && $0.isCalled(text) }
  }

  /// The switch of that name or identifier.
  public func `switch`(_ text: String) -> Element {
    Element("switch “\(text)”", in: self) { $0.view is UISwitch && $0.isCalled(text) }
  }

  /// The slider of that identifier.
  public func slider(_ text: String) -> Element {
    Element("slider “\(text)”", in: self) { $0.view is UISlider && $0.isCalled(text) }
  }

  /// The segmented control of that identifier.
  public func segmentedControl(_ text: String) -> Element {
    Element("segmented control “\(text)”", in: self) {
      $0.view is UISegmentedControl && $0.isCalled(text)
    }
  }

  /// Waits until an element is there, and everything has settled.
  ///
  /// - Parameters:
  ///   - element: The element to wait for.
  ///   - timeout: The longest time to wait, in seconds.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Returns: The same element.
  /// - Throws: ``DriverError`` when it does not come in time.
  @discardableResult
  public func waitFor(
    _ element: Element, timeout: TimeInterval = 5, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Element {
    try await eventually(element.name, timeout: timeout, file: file, line: line) { element.exists }
    try await settle()
    return element
  }

  // MARK: Going

  /// Does what a tap on the back button does.
  ///
  /// - Throws: ``DriverError`` when there is nothing to go back to.
  public func goBack(file: StaticString = #filePath, line: UInt = #line) async throws {
    let location = TestLocation(file, line)
    guard let navigation, let top = navigation.topViewController,
      navigation.viewControllers.count > 1
    else { throw DriverError("There is no screen to go back to.", at: location) }
    // A leave guard puts its own action in place of UIKit's.
    if #available(iOS 16.0, *), let action = top.navigationItem.backAction {
      action.performWithSender(navigation.navigationBar, target: nil)
    } else if top.navigationItem.hidesBackButton {
      throw DriverError("“\(Self.name(top))” has no back button.", at: location)
    } else {
      navigation.popViewController(animated: true)
    }
    try await settle()
  }

  /// Dismisses the presented controller in front like a pull at a sheet: its delegate is asked and
  /// called.
  ///
  /// - Throws: ``DriverError`` when nothing is presented, or it may not be dismissed.
  public func dismiss(file: StaticString = #filePath, line: UInt = #line) async throws {
    let location = TestLocation(file, line)
    guard let modal = frontModal, modal.presentingViewController != nil,
      let presentation = modal.presentationController
    else { throw DriverError("Nothing is presented.", at: location) }
    let delegate = presentation.delegate
    guard !modal.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss?(presentation) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss?(presentation)
      try await settle()
      return
    }
    delegate?.presentationControllerWillDismiss?(presentation)
    modal.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss?(presentation)
    }
    try await settle()
  }

  /// Selects a tab like a tap: the delegate is asked and called.
  ///
  /// - Throws: ``DriverError`` when there is no tab of that title.
  public func selectTab(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    guard let tabs, let index = tabs.tabBar.items?.firstIndex(where: { $0.title == title }) else {
      throw DriverError("There is no tab “\(title)”.", at: location)
    }
    if #available(iOS 18.0, *), let tab = tabs.tabs.first(where: { $0.title == title }) {
      if tabs.delegate?.tabBarController?(tabs, shouldSelectTab: tab) != false {
        let previous = tabs.selectedTab
        tabs.selectedTab = tab
        tabs.delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
      }
    } else if let controllers = tabs.viewControllers, controllers.indices.contains(index) {
      let controller = controllers[index]
      if tabs.delegate?.tabBarController?(tabs, shouldSelect: controller) != false {
        tabs.selectedViewController = controller
        tabs.delegate?.tabBarController?(tabs, didSelect: controller)
      }
    } else {
      throw DriverError("The tab “\(title)” is in the More list.", at: location)
    }
    try await settle()
  }

  // MARK: Lists

  /// Selects a row of the table in front like a tap, both counted from 0: the delegate is asked and
  /// called.
  ///
  /// - Throws: ``DriverError`` when there is no such row.
  public func select(
    row: Int, section: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    guard let table: UITableView = list() else {
      throw DriverError("There is no table.", at: location)
    }
    guard section < table.numberOfSections, row < table.numberOfRows(inSection: section) else {
      throw DriverError("The table has no row \(row) in section \(section).", at: location)
    }
    let wanted = IndexPath(row: row, section: section)
    let delegate = table.delegate
    if delegate?.tableView?(table, shouldHighlightRowAt: wanted) != false {
      let path =
        delegate?.responds(to: #selector((any UITableViewDelegate).tableView(_:willSelectRowAt:)))
          == true
        ? delegate?.tableView?(table, willSelectRowAt: wanted) : wanted
      if let path {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView?(table, didSelectRowAt: path)
      }
    }
    try await settle()
  }

  /// Does what a tap on an item of the collection view in front does, both counted from 0.
  ///
  /// - Throws: ``DriverError`` when there is no such item.
  public func select(
    item: Int, section: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let location = TestLocation(file, line)
    guard let view: UICollectionView = list() else {
      throw DriverError("There is no collection view.", at: location)
    }
    guard section < view.numberOfSections, item < view.numberOfItems(inSection: section) else {
      throw DriverError("There is no item \(item) in section \(section).", at: location)
    }
    let path = IndexPath(item: item, section: section)
    let delegate = view.delegate
    if delegate?.collectionView?(view, shouldHighlightItemAt: path) != false,
      delegate?.collectionView?(view, shouldSelectItemAt: path) != false
    {
      view.selectItem(at: path, animated: false, scrollPosition: [])
      delegate?.collectionView?(view, didSelectItemAt: path)
    }
    try await settle()
  }

  private func list<List: UIView>() -> List? {
    func search(_ view: UIView) -> List? {
      guard !view.isHidden else { return nil }
      return view as? List ?? view.subviews.reversed().lazy.compactMap(search).first
    }
    return screen?.viewIfLoaded.flatMap(search)
  }
}
