import ObjectiveC
import UIKit

/// Gives `owner` an object to keep until it is released; one of each class.
@MainActor
func associate<Object: AnyObject>(_ object: Object, with owner: UIResponder) {
  objc_setAssociatedObject(owner, key(Object.self), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// The object of that class that `owner` keeps.
@MainActor
func associated<Object: AnyObject>(_ type: Object.Type, of owner: UIResponder) -> Object? {
  objc_getAssociatedObject(owner, key(type)) as? Object
}

/// Takes the object of that class from `owner`.
@MainActor
func removeAssociated<Object: AnyObject>(_ type: Object.Type, from owner: UIResponder) {
  objc_setAssociatedObject(owner, key(type), nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

// The address of a class is unique and never changes.
private func key<Object: AnyObject>(_ type: Object.Type) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
}
