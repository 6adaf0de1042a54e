import Foundation
import ProjectReader
import SourceAdapter

/// The tests of some targets do not compile, even with parts set aside. The others can run without them.
public struct UncompiledTests: Error, Equatable {
  /// The names of the targets whose tests do not compile, or need what does not.
  public let leftOut: [String]
  /// The names of the targets of the other tests.
  public let others: [String]

  public init(leftOut: [String], others: [String]) {
    self.leftOut = leftOut
    self.others = others
  }
}

extension AppBuilder {
  /// Returns the error for modules that have errors; `nil` if nothing is left without them.
  func uncompiledTests(in broken: Set<String>) -> UncompiledTests? {
    let (others, leftOut) = targets.reduce(into: ([String](), [String]())) { names, target in
      let isBroken = project.closure(of: [target]).contains { broken.contains($0.module) }
      if isBroken { names.1.append(target.name) } else { names.0.append(target.name) }
    }
    guard !others.isEmpty, !leftOut.isEmpty else { return nil }
    return UncompiledTests(leftOut: leftOut, others: others)
  }

  // MARK: The next time

  /// The targets that were left out the last time, if nothing that they are made of has changed since.
  public func knownUncompiledTests() throws -> UncompiledTests? {
    guard !options.isStrict, let data = try? Data(contentsOf: leftOutFile),
      let known = try? JSONDecoder().decode(LeftOut.self, from: data),
      known.stamp == (try leftOutStamp())
    else { return nil }
    let others = targets.map(\.name).filter { !known.names.contains($0) }
    guard !others.isEmpty else { return nil }
    return UncompiledTests(leftOut: known.names, others: others)
  }

  /// Keeps the names of the targets that are left out.
  ///
  /// - Throws: ``ProjectError`` where nothing can be written.
  public func keep(_ uncompiled: UncompiledTests) throws {
    do {
      try State.encoder.encode(LeftOut(stamp: leftOutStamp(), names: uncompiled.leftOut))
        .write(to: leftOutFile, options: .atomic)
    } catch {
      throw unwritable(error)
    }
  }

  private struct LeftOut: Codable {
    let stamp: UInt64
    let names: [String]
  }

  private var leftOutFile: URL { packageFolder.appending(path: "left-out.json") }

  private func leftOutStamp() throws -> UInt64 {
    let texts = try sourceTexts().sorted { $0.key < $1.key }
    return StableHash.of(
      asideStamp + texts.map { "\n\($0.key) \(StableHash.of($0.value))" }.joined())
  }
}
