import Foundation
import FuzzSupport
import UIKitCore

/// A storyboard may come from anywhere: what is read of it is bounded, and a refusal says where and why.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var limits = InterfaceReader.Limits()
  // Small enough for an input to come to them.
  limits.elements = 40
  limits.depth = 12
  limits.bytes = 8000
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  do {
    let root = try InterfaceReader.read(data, file: "Main.storyboard", limits: limits)
    demand(count <= limits.bytes, "\(count) bytes were read")
    var left = limits.elements
    check(root, depth: 1, limits, &left)
  } catch let error as InterfaceFileError {
    demand(error.line >= 1, "there is no line \(error.line)")
    demand(!error.reason.isEmpty, "it was refused without a reason")
    demand(!error.description.contains { $0.isNewline }, "more than one line: \(error)")
  } catch {
    demand(false, "the file is not named: \(error)")
  }
  return 0
}

private func check(
  _ element: InterfaceElement, depth: Int, _ limits: InterfaceReader.Limits, _ left: inout Int
) {
  left -= 1
  demand(left >= 0, "more than \(limits.elements) elements")
  demand(depth <= limits.depth, "\(depth) elements in each other")
  demand(!element.name.isEmpty, "an element without a name")
  demand(element.line >= 1, "there is no line \(element.line)")
  for child in element.children {
    demand(child.line >= element.line, "\(child.name) begins before what it stands in")
    check(child, depth: depth + 1, limits, &left)
  }
}
