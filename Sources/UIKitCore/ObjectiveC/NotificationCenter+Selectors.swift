public import Foundation
import Synchronization

extension NotificationCenter {
  /// Sends `observer` a message at every such notification; it is not kept.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let number = Observations.nextNumber()
    let hear = { [weak self, weak observer] (notification: Notification) in
      guard let observer else {
        self?.forget { $0.number == number }
        return
      }
      Message.send(aSelector, to: observer, aSelector.parameters == 0 ? [] : [notification])
    }
    // The poster chooses the thread, as with Objective-C.
    let token = addObserver(
      forName: aName, object: anObject, queue: nil,
      using: unsafeBitCast(hear, to: (@Sendable (Notification) -> Void).self))
    Observations.add(
      Observation(
        number: number, center: ObjectIdentifier(self), observer: ObjectIdentifier(observer),
        name: aName, object: Observation.identifier(of: anObject),
        token: UInt(bitPattern: Unmanaged.passRetained(token as AnyObject).toOpaque())))
  }

  /// Ends all observations of `observer`: an object, or the token of the call with a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the observations of `observer` for notifications of that name, of that object; `nil` is
  /// any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let (center, object) = (ObjectIdentifier(self), Observation.identifier(of: anObject))
    forget {
      $0.center == center && $0.observer == ObjectIdentifier(observer)
        && (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
    }
    // The token of the call with a closure is the observer itself.
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func forget(_ isMeant: (Observation) -> Bool) {
    for observation in Observations.remove(isMeant) {
      guard let address = UnsafeRawPointer(bitPattern: observation.token) else { continue }
      let token = Unmanaged<AnyObject>.fromOpaque(address).takeRetainedValue()
      removeObserver(token as Any, name: nil, object: nil)
    }
  }
}

/// The observer and the message of a notification.
private struct Observation {
  let number: Int
  let center: ObjectIdentifier
  let observer: ObjectIdentifier
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  /// The address of Foundation's token for the observation; kept until it is removed.
  let token: UInt

  static func identifier(of object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}

/// The observations of all centers and threads.
private enum Observations {
  private static let all = Mutex<(lastNumber: Int, observations: [Observation])>((0, []))

  static func nextNumber() -> Int {
    all.withLock {
      $0.lastNumber += 1
      return $0.lastNumber
    }
  }

  static func add(_ observation: Observation) {
    all.withLock { $0.observations.append(observation) }
  }

  static func remove(_ isMeant: (Observation) -> Bool) -> [Observation] {
    all.withLock { all in
      let meant = all.observations.filter(isMeant)
      if !meant.isEmpty { all.observations.removeAll(where: isMeant) }
      return meant
    }
  }
}
