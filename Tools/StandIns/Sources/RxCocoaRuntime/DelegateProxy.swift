public import Foundation
public import UIKit
import AbsenceRuntime
import CoreLocation
import WebKit

/// The base class of RxCocoa's delegate proxies: it relays the calls of a view to another delegate, and
/// notifies observers of them.
///
/// With Objective-C one method relays all calls. Here each method of a delegate protocol is relayed by an
/// extension of the protocol, which applies to conforming subclasses of this class. The extensions are in
/// the folder `Delegates`.
open class _RXDelegateProxy: NSObject {
  /// The delegate that calls are relayed to.
  public private(set) weak var _forwardToDelegate: AnyObject?
  private var retained: AnyObject?

  public override init() { super.init() }

  /// Sets the delegate that calls are relayed to.
  public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let object = forwardToDelegate.map { $0 as AnyObject }
    _forwardToDelegate = object
    retained = retainDelegate ? object : nil
  }

  /// Called before a method without a result is relayed.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called after a method without a result was relayed.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Returns a Boolean value that indicates whether the class itself has a method of that name.
  public func hasWiredImplementation(for selector: Selector) -> Bool {
    (self as any NSObjectProtocol).responds(to: selector)
  }

  /// Returns a Boolean value that indicates whether observers are notified of a method.
  ///
  /// A method that cannot be observed is reported.
  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
    let name = NSStringFromSelector(selector)
    if RelayedMethods.selectors.contains(name) { return true }
    _Absence.report(
      "\(type(of: self)).\(name)", answer: "no events",
      reason: "only delegate methods of Apple's that RxCocoaRuntime relays can be observed")
    return false
  }

  open func responds(to aSelector: Selector!) -> Bool {
    (self as any NSObjectProtocol).responds(to: aSelector)
  }
}

// MARK: - Relaying

extension _RXDelegateProxy {
  /// The delegate that calls are relayed to, or one that has no optional method.
  func target<Delegate>(_ type: Delegate.Type) -> Delegate {
    if let delegate = _forwardToDelegate as? Delegate { return delegate }
    guard let neutral = NeutralDelegate.shared as? Delegate else {
      preconditionFailure("NeutralDelegate does not conform to \(type)")
    }
    return neutral
  }

  /// Relays a method without a result, and notifies observers before and after it.
  func relay<Delegate>(
    _ type: Delegate.Type, _ arguments: [Any], function: String = #function,
    _ call: (Delegate) -> Void
  ) {
    let selector = Selector(RelayedMethods.selector(of: function))
    _sentMessage(selector, withArguments: arguments)
    call(target(type))
    _methodInvoked(selector, withArguments: arguments)
  }

  /// Returns a Boolean value that indicates whether an observer or the other delegate has an optional
  /// method.
  func handles(_ selector: String) -> Bool { responds(to: Selector(selector)) }
}

/// A delegate without optional methods: its answers are those of the protocols.
final class NeutralDelegate: NSObject {
  // It has no state.
  nonisolated(unsafe) static let shared = NeutralDelegate()
}

extension NeutralDelegate: UITableViewDelegate, UICollectionViewDelegateFlowLayout {}
extension NeutralDelegate: UITextFieldDelegate, UITextViewDelegate, NSTextStorageDelegate {}
extension NeutralDelegate: UISearchBarDelegate, UISearchControllerDelegate {}
extension NeutralDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {}
extension NeutralDelegate: UIImagePickerControllerDelegate, UITabBarDelegate {}
extension NeutralDelegate: UIAdaptivePresentationControllerDelegate, UIPageViewControllerDelegate {}
extension NeutralDelegate: UIPickerViewDelegate, UIGestureRecognizerDelegate {}
extension NeutralDelegate: CLLocationManagerDelegate, WKNavigationDelegate {}

extension NeutralDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

extension NeutralDelegate: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension NeutralDelegate: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension NeutralDelegate: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}
