package import Foundation

/// Reads numbers at places of data that may not exist.
package struct ByteReader {
  private let data: Data

  package init(_ data: Data) { self.data = data }

  package func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

  private func slice(_ position: Int, count: Int) -> Data? {
    guard position >= 0, position <= data.count - count else { return nil }
    let start = data.startIndex + position
    return data[start..<start + count]
  }

  package func text(_ position: Int, count: Int) -> String? {
    slice(position, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  package func big(_ position: Int, count: Int) -> Int? {
    slice(position, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  package func little(_ position: Int, count: Int) -> Int? {
    slice(position, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
