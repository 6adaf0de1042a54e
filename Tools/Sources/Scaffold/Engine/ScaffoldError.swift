/// A reason why nothing was generated, in one sentence.
package struct ScaffoldError: Error, CustomStringConvertible, Equatable {
  package let description: String

  package init(_ description: String) { self.description = description }
}
