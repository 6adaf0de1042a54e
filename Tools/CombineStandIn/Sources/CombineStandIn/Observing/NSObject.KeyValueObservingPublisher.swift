public import Foundation
public import ObjCNames
public import OpenCombine

extension NSObject {
  /// A publisher of the values of a property, for subscribers that ask for them one by one or all at once.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    /// With `.initial`, the value at the time of the subscription comes first.
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = ObservingSubscription(subscriber)
      subscription.observe(object, keyPath, options)
      subscriber.receive(subscription: subscription)
    }

    public static func == (
      one: KeyValueObservingPublisher, other: KeyValueObservingPublisher
    ) -> Bool {
      one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values that a property has, from the one that it has now on.
  ///
  /// The property has to tell its observers, as for `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
