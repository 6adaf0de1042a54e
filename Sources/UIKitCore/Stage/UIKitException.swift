import Foundation

/// UIKit's own programmer errors. Apple's raise an Objective-C exception, which ends an app that
/// does not catch it; ours end the process with the same words.
enum UIKitException {
  struct Name {
    let text: String

    init(_ text: String) { self.text = text }

    static let invalidArgument = Name("NSInvalidArgumentException")
    static let internalInconsistency = Name("NSInternalInconsistencyException")
    static let range = Name("NSRangeException")
    static let unknownKey = Name("NSUnknownKeyException")
    static let generic = Name("NSGenericException")
  }

  static func raise(_ name: Name, _ reason: String) -> Never {
    let message =
      "*** Terminating app due to uncaught exception '\(name.text)', reason: '\(reason)'"
    Console.log(message)
    fatalError(message)
  }
}

/// The output for UIKit's warnings: standard error, to which `NSLog` writes as well.
enum Console {
  static func log(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

extension NSObject {
  /// `<Module.Class: 0x7f…>`, as UIKit's messages name an object.
  var reference: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(String(reflecting: type(of: self))): 0x\(address)>"
  }
}
