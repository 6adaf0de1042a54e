import SwiftSyntax

/// Finds lines and columns of offsets.
struct LineTable {
  private let starts: [Int]

  init(_ source: [UInt8]) {
    var starts = [0]
    for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  func place(_ offset: Int) -> Place {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - starts[low] + 1, offset: offset)
  }

  func place(of node: some SyntaxProtocol) -> Place {
    place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
