import Foundation

/// Returns a value with which `as? URLError` does what it does on Apple's systems, where an `NSError` of
/// `NSURLErrorDomain` is a `URLError`; any other value as it is. `storyline` writes it into casts.
public func _urlError<Value>(_ value: Value) -> Any {
  guard let error = value as? NSError, error.domain == NSURLErrorDomain, !(value is URLError),
    let code = URLError.Code(rawValue: error.code)
  else { return value }
  return URLError(code, userInfo: error.userInfo)
}
