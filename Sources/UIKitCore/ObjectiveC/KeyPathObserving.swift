import Foundation
public import ObjCNames

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` whenever a property has changed that tells observers, until the observation is
  /// released. A property that does not tell is reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    UIKitMembers.areExported()
    let name = ObjCNames.observable(keyPath, of: self)
    let isPath = name?.contains(".") ?? false
    let key = isPath ? nil : name.flatMap { ObjCNames.observedKey(of: $0, self) }
    if key == nil, !isPath { _SilentProperties.report(name ?? "\(keyPath)", of: self) }
    let handler: KeyValueObservers.Handler = { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind,
          newValue: options.contains(.new) ? change.new as? Value : nil,
          oldValue: options.contains(.old) ? change.old as? Value : nil, isPrior: false))
    }
    if options.contains(.initial) { handler(self, KeyValueChange(new: self[keyPath: keyPath])) }
    if isPath, let name, let object = self as? NSObject {
      return NSKeyValueObservation(PathObservation.begin(of: object, at: name, handler))
    }
    return NSKeyValueObservation(KeyValueObservers.add(handler, of: key ?? name ?? "", self))
  }
}
