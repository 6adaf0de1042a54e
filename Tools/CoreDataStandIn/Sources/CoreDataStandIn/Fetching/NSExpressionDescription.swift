public import UIKit

/// A property of the dictionaries that a fetch returns, which it computes.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression of the value. Functions such as `sum:` are applied to all objects of a group.
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }

  /// A value as its type says, where it says any.
  func normalized(_ value: Any?) -> Any? {
    let attribute = NSAttributeDescription()
    attribute.attributeType = expressionResultType
    return attribute.normalized(value)
  }
}
