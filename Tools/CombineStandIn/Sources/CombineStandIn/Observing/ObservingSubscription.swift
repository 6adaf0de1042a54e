import Foundation
import ObjCNames
import OpenCombine
import UIKit

/// Passes the values of a property on. Of those that nobody has asked for, it keeps the last.
final class ObservingSubscription<Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  /// Held while the state is read or changed, and not while the subscriber is called.
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var last: Downstream.Input?
  private var observation: NSKeyValueObservation?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Begins. The object is not kept: its end is not the business of a subscription that it may own.
  func observe<Subject: NSObject>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>,
    _ options: NSKeyValueObservingOptions
  ) {
    observation = object.observe(keyPath, options: options) { [weak self] object, _ in
      self?.receive(object[keyPath: keyPath])
    }
  }

  private func receive(_ value: Downstream.Input) {
    lock.lock()
    guard let downstream else { return lock.unlock() }
    guard demand > .none else {
      last = value
      return lock.unlock()
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none { request(more) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard self.demand > .none, let value = last else { return lock.unlock() }
    last = nil
    lock.unlock()
    receive(value)
  }

  func cancel() {
    lock.lock()
    // Released without the lock: a subscriber may cancel another subscription at its end.
    let gone = (downstream, observation, last)
    (downstream, observation, last) = (nil, nil, nil)
    lock.unlock()
    withExtendedLifetime(gone) {}
  }
}
