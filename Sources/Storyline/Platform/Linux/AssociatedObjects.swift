import UIKit

// The stage keeps for every responder what the Objective-C runtime keeps for every object.

/// Gives `owner` an object to keep until it is released; one of each class.
@MainActor
func associate<Object: AnyObject>(_ object: Object, with owner: UIResponder) {
  owner.associatedObjects[ObjectIdentifier(Object.self)] = object
}

/// The object of that class that `owner` keeps.
@MainActor
func associated<Object: AnyObject>(_ type: Object.Type, of owner: UIResponder) -> Object? {
  owner.associatedObjects[ObjectIdentifier(type)] as? Object
}

/// Takes the object of that class from `owner`.
@MainActor
func removeAssociated<Object: AnyObject>(_ type: Object.Type, from owner: UIResponder) {
  owner.associatedObjects[ObjectIdentifier(type)] = nil
}
