public import Foundation

/// Returns a value with which `as? URLError` does what it does on Apple's systems, where an `NSError` of
/// `NSURLErrorDomain` is a `URLError`; any other value as it is. `storyline` writes it into casts.
public func _urlError<Value>(_ value: Value) -> Any {
  guard let error = value as? NSError, error.domain == NSURLErrorDomain, !(value is URLError),
    let code = URLError.Code(rawValue: error.code)
  else { return value }
  return URLError(code, userInfo: error.userInfo)
}

/// Returns the code with a number. On Apple's systems every number has one; here one that Foundation does not know
/// is `unknown`. `storyline` writes it in place of `URLError.Code(rawValue:)`.
public func _urlErrorCode(rawValue: Int) -> URLError.Code {
  URLError.Code(rawValue: rawValue) ?? .unknown
}

/// Returns the text of an error, with Apple's apostrophe where the error has no text of its own: "The operation
/// couldn’t be completed." `storyline` writes it in place of `localizedDescription`.
public func _localizedDescription(of error: any Error) -> String {
  let text = error.localizedDescription
  let plain = "The operation could not be completed."
  guard text.hasPrefix(plain) else { return text }
  return "The operation couldn’t be completed." + text.dropFirst(plain.count)
}
