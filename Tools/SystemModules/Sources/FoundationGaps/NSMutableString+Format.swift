public import Foundation

extension NSMutableString {
  /// Appends a text made of a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
