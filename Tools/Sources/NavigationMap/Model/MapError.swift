/// An error in a map's file, or in a question to a map.
package struct MapError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
