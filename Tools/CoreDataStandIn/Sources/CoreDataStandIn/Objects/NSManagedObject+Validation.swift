import Foundation

extension NSManagedObject {
  func validateProperties() throws {
    fire()
    var errors: [NSError] = []
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
        errors += error(ofCount: related(name).count, relationship)
      } else {
        errors += self.errors(of: property)
      }
    }
    try Self.raise(errors)
  }

  private func errors(of property: NSPropertyDescription) -> [NSError] {
    guard let value = publicValue(of: property.name) else {
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

  /// Throws one error as it is, and several in one.
  static func raise(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw CoreDataError.make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors])
  }
}
