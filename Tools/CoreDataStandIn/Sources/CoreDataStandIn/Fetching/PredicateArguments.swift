public import Foundation
import UIKit

extension NSPredicate {
  /// A condition written as text with values of any kind: objects, dates and lists as well.
  ///
  /// With Apple all of them are objects. Here only numbers and texts are arguments of C's.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }
}
