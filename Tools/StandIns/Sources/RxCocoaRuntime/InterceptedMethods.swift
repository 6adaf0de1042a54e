import Foundation
import UIKit

/// The methods of views and view controllers whose calls can be observed.
///
/// A class of Swift has a table of its methods. To observe a method of an object, its entry in the table of the
/// object's class is replaced by an interceptor. The interceptor notifies the observers of the object that is
/// called, if there are any, and calls the original method.
@MainActor
enum InterceptedMethods {
  /// A method that can be observed.
  struct Method {
    let selector: String
    /// The class that declares the method.
    let base: AnyClass
    /// The word of a class that has the method: the only one in which the two subclasses differ.
    fileprivate let word: Int
    fileprivate let interceptor: UnsafeRawPointer

    /// Finds a method.
    ///
    /// - Parameters:
    ///   - selector: The name by which it is observed.
    ///   - base: The class that declares it.
    ///   - plain: A subclass without members.
    ///   - probe: A subclass that overrides the method with an interceptor, and nothing else.
    init?(_ selector: String, of base: AnyClass, plain: AnyClass, probe: AnyClass) {
      guard let word = ClassTable.word(of: base, same: plain, other: probe) else { return nil }
      (self.selector, self.base, self.word) = (selector, base, word)
      interceptor = ClassTable(probe)[word]
    }
  }

  private struct Key: Hashable {
    let cls: ObjectIdentifier
    let selector: String
  }

  /// The methods that were replaced.
  private static var originals: [Key: UnsafeRawPointer] = [:]
  /// The calls that are relayed at the moment.
  private static var running: [Call] = []

  private struct Call {
    let object: AnyObject
    let selector: String
    /// The class whose method is running.
    let cls: AnyClass
  }

  /// Lets the observers of a method be notified, of all objects of a class.
  ///
  /// - Returns: `false` if the method cannot be observed.
  static func intercept(_ selector: String, of cls: AnyClass) -> Bool {
    let method = Interceptors.all.first { method in
      method.selector == selector && classes(from: cls).contains { $0 == method.base }
    }
    guard let method else { return false }
    let table = ClassTable(cls)
    // A class that was made after its superclass was changed has the interceptor already.
    guard table[method.word] != method.interceptor else { return true }
    originals[Key(cls: ObjectIdentifier(cls), selector: selector)] = table[method.word]
    table.set(method.word, to: method.interceptor)
    return true
  }

  /// Notifies the observers of an object around the original method.
  ///
  /// - Parameters:
  ///   - object: The object whose method was called.
  ///   - selector: The name of the method.
  ///   - arguments: The arguments for observers.
  ///   - call: Calls the original method.
  static func relay(
    _ object: AnyObject, _ selector: String, _ arguments: [Any],
    _ call: (OriginalMethod) -> Void
  ) {
    // A method that is running calls that of its superclass: observers have been notified.
    let last = running.last { $0.object === object && $0.selector == selector }
    if let superclass = last.flatMap({ _getSuperclass($0.cls) }),
      let next = original(selector, from: superclass)
    {
      return run(next, object, selector, call)
    }
    guard let first = original(selector, from: type(of: object)) else {
      preconditionFailure("\(type(of: object)) has no original of \(selector)")
    }
    let key = RX_reference_from_selector(RX_selector(Selector(selector)))
    let observer = objc_getAssociatedObject(object, key) as? any RXMessageSentObserver
    observer?.messageSent(withArguments: arguments)
    run(first, object, selector, call)
    observer?.methodInvoked(withArguments: arguments)
  }

  private typealias Found = (cls: AnyClass, function: UnsafeRawPointer)

  private static func run(
    _ found: Found, _ object: AnyObject, _ selector: String, _ call: (OriginalMethod) -> Void
  ) {
    running.append(Call(object: object, selector: selector, cls: found.cls))
    call(OriginalMethod(function: found.function, object: Unmanaged.passUnretained(object)))
    running.removeLast()
  }

  /// The first method that was replaced, from a class up.
  private static func original(_ selector: String, from cls: AnyClass) -> Found? {
    classes(from: cls).lazy.compactMap { cls in
      originals[Key(cls: ObjectIdentifier(cls), selector: selector)].map { (cls, $0) }
    }.first
  }

  private static func classes(from cls: AnyClass) -> UnfoldSequence<AnyClass, (AnyClass?, Bool)> {
    sequence(first: cls) { _getSuperclass($0) }
  }
}

/// A method with its object. It is called as a function with a context is, which passes the object in the same
/// register: as a structure, for a function alone would be given other conventions.
struct OriginalMethod {
  let function: UnsafeRawPointer
  /// The object, not retained: the function that is made of it retains it, and releases it at its end.
  let object: Unmanaged<AnyObject>

  struct WithoutParameters {
    let call: () -> Void
  }

  struct WithFlag {
    let call: (Bool) -> Void
  }

  struct WithController {
    let call: (UIViewController?) -> Void
  }

  struct Presenting {
    let call: (UIViewController, Bool, (() -> Void)?) -> Void
  }

  struct Dismissing {
    let call: (Bool, (() -> Void)?) -> Void
  }
}

/// The words of a class: its header, and the tables of its superclasses and its own.
struct ClassTable {
  // Layout of a class without Objective-C: include/swift/ABI/Metadata.h of the Swift project.
  private static let firstWord = 6
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  private let start: UnsafeMutablePointer<UnsafeRawPointer>

  init(_ cls: AnyClass) {
    start = unsafeBitCast(cls, to: UnsafeMutablePointer<UnsafeRawPointer>.self)
  }

  private var count: Int {
    let raw = UnsafeRawPointer(start)
    let size = raw.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let before = raw.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
    return Int(size - before) / MemoryLayout<UnsafeRawPointer>.size
  }

  subscript(word: Int) -> UnsafeRawPointer { start[word] }

  func set(_ word: Int, to function: UnsafeRawPointer) { start[word] = function }

  /// The only word in which a subclass is the same as its superclass, and another subclass is not.
  static func word(of base: AnyClass, same: AnyClass, other: AnyClass) -> Int? {
    let (base, same, other) = (ClassTable(base), ClassTable(same), ClassTable(other))
    let words = (firstWord..<base.count).filter { word in
      // As numbers: not every word is an address.
      let number = UInt(bitPattern: base[word])
      return number == UInt(bitPattern: same[word]) && number != UInt(bitPattern: other[word])
    }
    return words.count == 1 ? words.first : nil
  }
}
