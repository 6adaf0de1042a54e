import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor private var firstKey: UInt8 = 0
@MainActor private var secondKey: UInt8 = 0

@MainActor @Suite(.stage) struct AssociatedObjectsTests {
  final class Observer {
    let whenReleased: () -> Void
    init(whenReleased: @escaping () -> Void = {}) { self.whenReleased = whenReleased }
    deinit { whenReleased() }
  }

  @Test func `each key has a value of its own`() {
    let object = NSObject()
    objc_setAssociatedObject(object, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &secondKey, "two", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(object, &firstKey) as? Int == 1)
    #expect(objc_getAssociatedObject(object, &secondKey) as? String == "two")
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    #expect(objc_getAssociatedObject(object, &secondKey) != nil)
    #expect(objc_getAssociatedObject(NSObject(), &secondKey) == nil)
  }

  @Test func `an object in an optional is the object`() {
    let view: UIView? = UIView()
    objc_setAssociatedObject(view as Any, &firstKey, "kept", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view as Any, &firstKey) as? String == "kept")
    let nobody: UIView? = nil
    objc_setAssociatedObject(nobody as Any, &firstKey, "lost", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(nobody as Any, &firstKey) == nil)
  }

  @Test func `what a controller keeps is released with it`() {
    var released = 0
    do {
      let controller = UIViewController()
      objc_setAssociatedObject(
        controller, &firstKey, Observer { released += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(controller, &firstKey) is Observer)
      #expect(released == 0)
    }
    #expect(released == 1)
  }

  @Test func `what another object keeps is released on the turn after it`() throws {
    var released = 0
    do {
      let item = UINavigationItem(title: "Item")
      objc_setAssociatedObject(
        item, &firstKey, Observer { released += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      try settleNow()
      #expect(released == 0)
    }
    try settleNow()
    #expect(released == 1)
  }

  @Test func `what is only assigned is not kept`() {
    let view = UIView()
    let kept = Observer()
    objc_setAssociatedObject(view, &firstKey, kept, .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(view, &secondKey, Observer(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Observer === kept)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test func `a copy is kept instead of the object`() {
    let view = UIView()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(view, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.setString("after")
    #expect(objc_getAssociatedObject(view, &firstKey) as? NSString == "before")
  }

  @Test func `a value that is taken away may take others away`() {
    let view = UIView()
    var observer = Observer { [unowned view] in
      MainActor.assumeIsolated {
        objc_setAssociatedObject(view, &secondKey, nil, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    objc_setAssociatedObject(view, &firstKey, observer, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &secondKey, "second", .OBJC_ASSOCIATION_RETAIN)
    observer = Observer()
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test func `everything is taken away at once`() {
    let view = UIView()
    objc_setAssociatedObject(view, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test func `a pool releases what it made at its end, and passes on what it gives`() throws {
    struct Failure: Error {}
    weak var made: Observer?
    let answer = autoreleasepool {
      let observer = Observer()
      made = observer
      return 42
    }
    #expect(answer == 42)
    #expect(made == nil)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
