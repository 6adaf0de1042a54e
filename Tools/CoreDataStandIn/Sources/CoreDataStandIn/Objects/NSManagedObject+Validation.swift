import CStage
import Foundation
import UIKit

extension NSManagedObject {
  func validateProperties() throws {
    fire()
    var errors: [any Error] = []
    let validatesItself = Validators.isOverridden(by: type(of: self))
    for property in entity.validatedProperties {
      let name = property.name
      // The class has no method for the value, so that only the model validates it, without boxing it.
      guard validatesItself || Validators.hasMethod(self, name) else {
        errors += self.errors(of: property)
        continue
      }
      let before = publicValue(of: name).map { $0 as AnyObject }
      var value = before
      do {
        try validateValue(&value, forKey: name)
      } catch {
        errors += Self.parts(of: error)
      }
      // A validator may have put another value in place.
      if value !== before { set(value, of: name) }
    }
    try Self.raise(errors)
  }

  /// Throws if a value does not satisfy the model, or the object's own `validate…(_:)` method for the property.
  func validate(_ value: UnsafeMutablePointer<AnyObject?>, _ key: String) throws {
    guard let property = entity.propertiesByName[key] else { return }
    var errors: [any Error] =
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
        error(ofCount: Self.objects(in: value.pointee).count, relationship)
      } else {
        self.errors(of: property, value.pointee)
      }
    if errors.isEmpty, let error = Validators.error(of: self, key, value) { errors.append(error) }
    try Self.raise(errors)
  }

  /// The errors of the value that the object has.
  private func errors(of property: NSPropertyDescription) -> [NSError] {
    if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
      return error(ofCount: related(property.name).count, relationship)
    }
    return errors(of: property, publicValue(of: property.name))
  }

  private func errors(of property: NSPropertyDescription, _ value: Any?) -> [NSError] {
    // Its value is computed after the validation.
    if property is NSDerivedAttributeDescription { return [] }
    guard let value = Values.present(value) else {
      return property.isOptional
        ? []
        : [
          error(
            NSValidationMissingMandatoryPropertyError, property, nil,
            "\(property.name) is a required value.")
        ]
    }
    return property.rules.filter { !$0.predicate.evaluate(with: value) }.map { rule in
      let code = rule.warning as? Int ?? NSManagedObjectValidationError
      let text = rule.warning as? String ?? "\(property.name) is not valid."
      return error(
        code, property, value, text, [NSValidationPredicateErrorKey: rule.predicate])
    }
  }

  private func error(ofCount count: Int, _ relationship: NSRelationshipDescription) -> [NSError] {
    // 3.3: an optional relationship may be empty, whatever its least count.
    if count == 0, relationship.isOptional { return [] }
    // 3.4 – of a required relationship the least count decides.
    let (low, high) = (relationship.minCount, relationship.maxCount)
    if count < low {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, relationship, nil,
          "\(relationship.name) has too few objects.")
      ]
    }
    guard high > 1, count > high else { return [] }
    return [
      error(
        NSValidationRelationshipExceedsMaximumCountError, relationship, nil,
        "\(relationship.name) has too many objects.")
    ]
  }

  func validateDeletion() throws {
    let denying = entity.relationshipsByName.values.sorted { $0.name < $1.name }.filter {
      $0.deleteRule == .denyDeleteRule && related($0.name).contains { !$0.isDeleted }
    }
    try Self.raise(
      denying.map {
        error(
          NSValidationRelationshipDeniedDeleteError, $0, nil,
          "The object cannot be deleted while \($0.name) has objects.")
      })
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ text: String,
    _ more: [String: Any] = [:]
  ) -> NSError {
    var info = more
    info[NSValidationObjectErrorKey] = self
    info[NSValidationKeyErrorKey] = property.name
    info[NSValidationValueErrorKey] = value
    return CoreDataError.make(code, text, info)
  }

  /// The errors that are in one.
  static func parts(of error: any Error) -> [any Error] {
    (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  }

  /// Throws one error as it is, and several in one.
  static func raise(_ errors: [any Error]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw CoreDataError.make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors.map { $0 as NSError }])
  }
}

/// The methods of classes that validate one property: `validateTitle(_:)`, which throws.
enum Validators {
  /// The names of properties without such a method, by classes.
  private nonisolated(unsafe) static var missing: [ObjectIdentifier: Set<String>] = [:]
  private static let lock = NSLock()

  // The position of `validateValue(_:forKey:)` in the tables of classes.
  private static let slot = stage_overridden_slot(
    pointer(to: NSManagedObject.self), pointer(to: Plain.self), pointer(to: Probe.self))

  private final class Plain: NSManagedObject {}
  private final class Probe: NSManagedObject {
    override func validateValue(
      _ value: UnsafeMutablePointer<AnyObject?>, forKey key: String
    ) throws {}
  }

  /// Returns a Boolean value that indicates whether a class has a `validateValue(_:forKey:)` of its own.
  static func isOverridden(by cls: NSManagedObject.Type) -> Bool {
    cls != NSManagedObject.self
      && stage_overrides_slot(pointer(to: NSManagedObject.self), pointer(to: cls), slot) != 0
  }

  private static func pointer(to cls: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(cls, to: UnsafeRawPointer.self)
  }

  private static func selector(of key: String) -> Selector {
    Selector("validate\(key.prefix(1).uppercased())\(key.dropFirst()):error:")
  }

  /// Returns a Boolean value that indicates whether an object has such a method for a property.
  static func hasMethod(_ object: NSManagedObject, _ key: String) -> Bool {
    let cls = ObjectIdentifier(type(of: object))
    guard !lock.withLock({ missing[cls]?.contains(key) == true }) else { return false }
    if object.responds(to: selector(of: key)) { return true }
    lock.withLock { _ = missing[cls, default: []].insert(key) }
    return false
  }

  /// Calls the method, if there is one, and returns its error.
  static func error(
    of object: NSManagedObject, _ key: String, _ value: UnsafeMutablePointer<AnyObject?>
  ) -> (any Error)? {
    guard hasMethod(object, key) else { return nil }
    var failure: (any Error)?
    let note = { (error: any Error) in failure = error }
    let isValid = object.perform(selector(of: key), with: value, with: note)
    guard isValid?.takeUnretainedValue() as? Bool == false else { return nil }
    return failure
      ?? CoreDataError.make(
        NSManagedObjectValidationError, "\(key) is not valid.",
        [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key])
  }
}
