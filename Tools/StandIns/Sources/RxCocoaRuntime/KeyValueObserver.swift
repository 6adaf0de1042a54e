public import Foundation
public import ObjCNames
import UIKit

/// An observation of a property by key path, until it is disposed of.
open class _RXKVOObserver: NSObject, ObjCExporting {
  // Not weak: the observed object may be on its way to be released when the observation ends.
  private unowned(unsafe) var target: NSObject?
  private var retainedTarget: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void

  /// Begins an observation.
  ///
  /// - Parameters:
  ///   - target: The object, an `NSObject`.
  ///   - retainTarget: `true` to keep the object alive.
  ///   - keyPath: The path of the property.
  ///   - options: `.initial` to report the current value, too.
  ///   - callback: Called with each new value.
  public init(
    target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    self.keyPath = keyPath
    self.callback = callback
    super.init()
    guard let object = target as? NSObject else {
      preconditionFailure("\(type(of: target)) is no NSObject and cannot be observed")
    }
    self.target = object
    retainedTarget = retainTarget ? object : nil
    object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  /// Ends the observation.
  open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath, context: nil)
    target = nil
    retainedTarget = nil
  }

  public class func exportMembers(to members: inout ObjCMembers) {
    members.method(
      "observeValueForKeyPath:ofObject:change:context:", on: _RXKVOObserver.self
    ) { observer, arguments in
      let change: [NSKeyValueChangeKey: Any]? = arguments[2]
      observer.callback(change?[.newKey])
      return nil
    }
  }
}
