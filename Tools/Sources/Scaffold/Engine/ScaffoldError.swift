/// A reason why nothing was generated, in one sentence.
public struct ScaffoldError: Error, CustomStringConvertible, Equatable {
  public let description: String

  public init(_ description: String) { self.description = description }
}
