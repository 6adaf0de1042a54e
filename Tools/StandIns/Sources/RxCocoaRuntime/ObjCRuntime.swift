public import Foundation
public import UIKit
import AbsenceRuntime

/// A method's implementation: a mark by which RxCocoa tells whether a method is observed.
public typealias IMP = OpaquePointer

extension NSObject {
  /// Returns a mark for a method of that name; `nil` if the object has none.
  public func method(for aSelector: Selector!) -> IMP! {
    guard let aSelector, responds(to: aSelector) else { return nil }
    return IMP(SelectorReferences.pointer(for: NSStringFromSelector(aSelector)))
  }
}

/// The domain of the errors of ``RX_ensure_observing(_:_:_:)``.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"

/// The key that says whether key-value observing keeps a method from being observed.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// The reason for which a method cannot be observed.
public enum RXObjCRuntimeError: Int {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted
  case selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

/// An observer of a method of one object.
public protocol RXMessageSentObserver: AnyObject {
  var targetImplementation: IMP { get }
  /// Called before the method.
  func messageSent(withArguments arguments: [Any])
  /// Called after the method.
  func methodInvoked(withArguments arguments: [Any])
}

/// An observer of an object's release.
public protocol RXDeallocatingObserver: AnyObject {
  var targetImplementation: IMP { get }
  func deallocating()
}

/// The selector under which the observer of a method is stored.
public func RX_selector(_ selector: Selector) -> Selector {
  Selector("_RX_namespace_" + NSStringFromSelector(selector))
}

/// The address that stands for a selector, as a key of associated objects.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  SelectorReferences.pointer(for: NSStringFromSelector(selector))
}

/// The mark of a method that is not observed yet.
public func RX_default_target_implementation() -> IMP { IMP(SelectorReferences.pointer(for: "")) }

/// Lets the observer of a method of an object be notified of its calls.
///
/// Methods of views and view controllers that UIKit calls can be observed. Others are reported.
///
/// - Returns: A mark for the observer; `nil` if the method cannot be observed.
@preconcurrency @MainActor
public func RX_ensure_observing(
  _ target: AnyObject, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
  let name = NSStringFromSelector(selector)
  if name == "dealloc" { return observeRelease(of: target) }
  if InterceptedMethods.intercept(name, of: type(of: target)) {
    return IMP(SelectorReferences.pointer(for: name))
  }
  _Absence.report(
    "observing \(type(of: target)).\(name)", answer: "an error",
    reason: "methods that UIKit calls on views and view controllers can be observed, others cannot")
  error = NSError(
    domain: RXObjCRuntimeErrorDomain,
    code: RXObjCRuntimeError.replacingMethodWithForwardingImplementation.rawValue)
  return nil
}

/// Lets the observer of an object's release be notified.
@MainActor
private func observeRelease(of target: AnyObject) -> IMP? {
  let key = RX_reference_from_selector(RX_selector(Selector("dealloc")))
  guard let observer = objc_getAssociatedObject(target, key) as? any RXDeallocatingObserver else {
    return nil
  }
  objc_setAssociatedObject(
    target, SelectorReferences.pointer(for: "_RX_release"), ReleaseNotice(observer),
    .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return IMP(SelectorReferences.pointer(for: "dealloc"))
}

/// An object that is released with another one, and notifies the observer of that.
private final class ReleaseNotice {
  private let observer: any RXDeallocatingObserver

  init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

  deinit { observer.deallocating() }
}

// MARK: - Properties

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// Returns the class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Returns a mark for a property: key-value observing reports those that do not exist.
public func class_getProperty(_ cls: AnyClass?, _ name: String) -> objc_property_t? {
  cls.map { _ in objc_property_t(SelectorReferences.pointer(for: name)) }
}

/// Returns no attributes: those of Swift's properties are unknown.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns a Boolean value that indicates whether a value is an object: RxCocoa compares delegates of any
/// protocol, which with Objective-C are objects.
@_disfavoredOverload
public func === <Value>(lhs: AnyObject?, rhs: Value?) -> Bool {
  lhs === rhs.map { $0 as AnyObject }
}

/// An address for each selector.
private enum SelectorReferences {
  private nonisolated(unsafe) static var pointers: [String: UnsafeMutableRawPointer] = [:]
  private static let lock = NSLock()

  static func pointer(for name: String) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let known = pointers[name] { return known }
      let new = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      pointers[name] = new
      return new
    }
  }
}
