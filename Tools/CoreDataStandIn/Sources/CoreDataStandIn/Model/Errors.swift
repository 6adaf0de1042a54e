import Foundation

// Core Data's error codes, in `NSCocoaErrorDomain`.
public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectConstraintMergeError = 133_021
public let NSPersistentStoreInvalidTypeError = 134_000
public let NSPersistentStoreIncompatibleSchemaError = 134_020
public let NSPersistentStoreSaveError = 134_030
public let NSCoreDataError = 134_060
public let NSPersistentStoreOpenError = 134_080
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
public let NSMigrationMissingMappingModelError = 134_140
public let NSSQLiteError = 134_180

// Keys in the information of errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

enum CoreDataError {
  static func make(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
    var info = info
    info[NSLocalizedDescriptionKey] = text
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}

/// The exceptions that Core Data raises for programming errors.
enum CoreDataException {
  static func raise(_ reason: String, named name: String = "NSInvalidArgumentException") -> Never {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    FileHandle.standardError.write(Data((text + "\n").utf8))
    fatalError(text)
  }
}
