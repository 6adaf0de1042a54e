/// Members of Foundation on Linux that differ from Apple's.
///
/// A module that uses one of them gets its own member of the same name, which the compiler prefers.
extension GeneratedPackage {
  private struct Correction {
    /// The use of the member in sources.
    let use: String
    /// The beginning of a declaration with the same name, which the project may have itself.
    let declaration: String
    let text: String
  }

  private static let corrections = [
    // Rectangles that only touch do not intersect.
    Correction(
      use: ".intersects", declaration: "func intersects(_",
      text: """
        extension CGRect {
          func intersects(_ rect: CGRect) -> Bool {
            guard !isNull, !rect.isNull else { return false }
            return minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
          }
        }
        """)
  ]

  /// A file with the members that a module uses.
  func corrections(of module: Module) -> [String: String] {
    let texts = module.outputs.values
    let needed = Self.corrections.filter { correction in
      texts.contains { $0.contains(correction.use) }
        && !texts.contains { $0.contains(correction.declaration) }
    }
    guard !needed.isEmpty else { return [:] }
    let parts = ["import Foundation"] + needed.map(\.text)
    return ["Storyline~Foundation.swift": parts.joined(separator: "\n\n") + "\n"]
  }
}
