/// Why a storyboard or nib cannot be read.
package struct InterfaceFileError: Error, Equatable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let reason: String

  package var description: String { "\(file):\(line): \(reason)" }
}
