// Foundation has an `NSExpression` of its own, which cannot be made on Linux.
public import UIKit

/// An attribute whose value is computed of others when its object is saved.
///
/// The expression is a key path (`author.name`, `books.@count`), `now()`, or a text with `canonical:`,
/// `uppercase:` or `lowercase:`.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: NSExpression?

  /// Sets the expression as a model's file writes it.
  func setDerivation(_ text: String) {
    for name in ["canonical:", "uppercase:", "lowercase:"]
    where text.hasPrefix(name + "(") && text.hasSuffix(")") {
      let argument = String(text.dropFirst(name.count + 1).dropLast())
      derivationExpression = NSExpression(
        forFunction: name, arguments: [NSExpression(format: argument)])
      return
    }
    derivationExpression = NSExpression(format: text)
  }

  func value(for object: NSManagedObject) -> Any? {
    guard let content = derivationExpression?._content else { return nil }
    if case .function("canonical:", let arguments) = content {
      return (arguments.first?.value(for: object, [:]) as? String)?.canonical
    }
    return normalized(content.value(for: object, [:]))
  }
}
