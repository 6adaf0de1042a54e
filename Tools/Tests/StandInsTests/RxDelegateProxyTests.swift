import AbsenceRuntime
import Foundation
import RxCocoaRuntime
import SourceAdapter
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct RxDelegateProxyTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let proxy = TableProxy()
  private let path = IndexPath(row: 1, section: 0)

  @Test func `observers are notified before and after a method is relayed`() {
    let list = RowList()
    proxy._setForwardToDelegate(list, retainDelegate: false)
    list.didSelect = { [proxy] in proxy.calls.append("select \($0.row)") }
    table.delegate = proxy
    table.delegate?.tableView(table, didSelectRowAt: path)
    #expect(
      proxy.calls == [
        "before tableView:didSelectRowAt:", "select 1", "after tableView:didSelectRowAt:",
      ])
  }

  @Test func `observers get the arguments`() throws {
    proxy.tableView(table, commit: .delete, forRowAt: path)
    #expect(proxy.arguments.count == 3)
    #expect(proxy.arguments[0] as? UITableView === table)
    #expect(
      (proxy.arguments[1] as? NSNumber)?.intValue == UITableViewCell.EditingStyle.delete.rawValue)
    #expect(proxy.arguments[2] as? IndexPath == path)
    proxy.scrollViewWillBeginZooming(table, with: nil)
    #expect(proxy.arguments[1] is NSNull)
  }

  @Test func `a method with a result is relayed`() {
    let list = RowList()
    proxy._setForwardToDelegate(list, retainDelegate: false)
    #expect(proxy.tableView(table, heightForRowAt: path) == 77)
    #expect(proxy.calls.isEmpty)
  }

  @Test func `without another delegate a method has the answer of UIKit`() {
    table.rowHeight = 31
    #expect(proxy.tableView(table, heightForRowAt: path) == 31)
    #expect(proxy.tableView(table, willSelectRowAt: path) == path)
    #expect(proxy.scrollViewShouldScrollToTop(table))
  }

  @Test func `a delegate is kept only if it is asked for`() {
    weak var list: RowList?
    func set(_ isKept: Bool) {
      let new = RowList()
      list = new
      proxy._setForwardToDelegate(new, retainDelegate: isKept)
    }
    set(true)
    #expect(list != nil && proxy._forwardToDelegate === list)
    set(false)
    #expect(list == nil && proxy._forwardToDelegate == nil)
  }

  @Test func `rows can be deleted only if an observer or the data source deletes them`() {
    #expect(!proxy.tableView(table, canEditRowAt: path))
    proxy.observed = ["tableView:commit:forRowAt:"]
    #expect(proxy.tableView(table, canEditRowAt: path))
    #expect(!proxy.tableView(table, canMoveRowAt: path))
  }

  @Test(arguments: [
    "UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDataSource", "UITextFieldDelegate", "UITextViewDelegate",
    "UISearchBarDelegate", "UISearchControllerDelegate", "UINavigationControllerDelegate",
    "UITabBarDelegate", "UITabBarControllerDelegate", "UIPickerViewDelegate",
    "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UIPageViewControllerDelegate",
    "NSTextStorageDelegate", "CLLocationManagerDelegate", "WKNavigationDelegate",
  ])
  func `each optional method of the protocol is relayed`(proto: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../StandIns/Sources/RxCocoaRuntime/Delegates")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let start = try #require(text.range(of: "extension \(proto) where Self: _RXDelegateProxy {"))
    let end = try #require(text.range(of: "\n}\n", range: start.upperBound..<text.endIndex))
    let body = text[start.upperBound..<end.lowerBound]
    // The list has one line for methods that differ only in the types of their parameters.
    let relayed = Set(
      body.components(separatedBy: "public func ").dropFirst().map { method in
        method.prefix { $0 != "{" }.matches(of: /(\w+)(?:\s\w+)?:/).map(\.output.1)
          + [method.prefix { $0 != "(" }]
      }
    ).count
    let optional = UIKitOptionals.list.split(separator: "\n").count { $0.hasPrefix("\(proto) ") }
    #expect(relayed == optional)
  }

  @Test func `a method that cannot be observed is reported`() {
    _Absence.reset()
    #expect(proxy.voidDelegateMethodsContain(Selector("tableView:didSelectRowAt:")))
    #expect(_Absence.uses.isEmpty)
    #expect(!proxy.voidDelegateMethodsContain(Selector("player:didFinish:")))
    #expect(_Absence.uses.map(\.name) == ["TableProxy.player:didFinish:"])
    _Absence.reset()
  }
}

/// A proxy that notes what its observers would be told.
private final class TableProxy: _RXDelegateProxy, UITableViewDelegate, UITableViewDataSource {
  // The base class belongs to no actor.
  nonisolated(unsafe) var calls: [String] = []
  nonisolated(unsafe) var arguments: [Any] = []
  nonisolated(unsafe) var observed: Set<String> = []

  override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
    calls.append("before \(selector)")
    self.arguments = arguments
  }

  override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
    calls.append("after \(selector)")
  }

  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || observed.contains(NSStringFromSelector(aSelector))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

private final class RowList: NSObject, UITableViewDelegate {
  var didSelect: (IndexPath) -> Void = { _ in }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
}
