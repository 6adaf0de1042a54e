import Foundation
import ProjectReader

/// The purpose of a generated package.
public enum Purpose: Hashable, Sendable {
  /// An app that is shown.
  case app
  /// An app that is shown, and that starts in a place of its map.
  case appAtPlace
  /// The tests of a project, all of them or those of one app.
  case tests
  /// An app that is used at random, to see what leaks.
  case leaks
  /// An app that is walked through, screen by screen, to draw its map.
  case map
  /// An app, or all there is where no app is: to say what would stop it.
  case inspection
}

extension Project {
  /// The targets to build: those that are named, or the only one there is; of tests, all there are.
  func roots(for purpose: Purpose, named names: [String]) throws -> [ProjectTarget] {
    if purpose == .inspection, names.isEmpty, apps.isEmpty { return targets }
    guard purpose == .tests else {
      guard names.count < 2 else {
        throw ProjectError("only one app can be built: name one target, not \(names.count)")
      }
      return [try app(named: names.first)]
    }
    guard !tests.isEmpty else {
      throw ProjectError(
        lostTests
          ?? "\(self.name) has no unit test target and no folder named *Tests\(testsElsewhere)")
    }
    guard !names.isEmpty else { return tests }
    for name in names where !tests.contains(where: { isMeant($0, by: name) }) {
      throw ProjectError(
        "no tests for the target \(name); the test targets are: \(Self.list(tests))")
    }
    return tests.filter { test in names.contains { isMeant(test, by: $0) } }
  }

  /// Returns a Boolean value that indicates whether a target of tests has a name, or tests a target of that
  /// name.
  private func isMeant(_ tests: ProjectTarget, by name: String) -> Bool {
    tests.name == name || closure(of: tests).contains { $0.name == name }
  }

  /// Why a target of tests was left out: none of its sources exists.
  private var lostTests: String? {
    let lost = problems.first { problem in
      guard let name = problem.target, !targets.contains(where: { $0.name == name }) else {
        return false
      }
      return name.hasSuffix("Tests") && !name.hasSuffix("UITests")
    }
    return lost.map {
      "the test target \($0.target ?? name) of \(name) has no sources: \($0.message)"
    }
  }

  /// The packages in the project's folder that have tests, where the project does not refer to them.
  private var testsElsewhere: String {
    let packages = ProjectReader.packagesWithTests(below: folder).map(\.path)
    guard !packages.isEmpty else { return "" }
    return "; these packages have tests, name one of them: \(packages.joined(separator: ", "))"
  }

  private func app(named name: String?) throws -> ProjectTarget {
    if let name {
      guard let app = apps.first(where: { $0.name == name }) else {
        throw ProjectError(
          "\(self.name) has no app target \(name); its app targets are: \(Self.list(apps))")
      }
      return app
    }
    guard let app = apps.first else { throw ProjectError("\(self.name) has no app target") }
    guard apps.count == 1 else {
      throw ProjectError(
        "\(self.name) has several app targets; choose one with --target: \(Self.list(apps))")
    }
    return app
  }

  private static func list(_ targets: [ProjectTarget]) -> String {
    targets.map(\.name).joined(separator: ", ")
  }

  /// The targets and all that they are made of, the deepest first, none twice.
  func closure(of targets: [ProjectTarget]) -> [ProjectTarget] {
    targets.flatMap(closure).reduce(into: []) { all, target in
      if !all.contains(where: { $0.name == target.name }) { all.append(target) }
    }
  }

  /// Of targets those that can be built together: of two that need different targets for one module the
  /// first, with what is to say of the others.
  func buildable(_ targets: [ProjectTarget]) -> (targets: [ProjectTarget], leftOut: [String]) {
    var makers: [String: String] = [:]
    var leftOut: [String] = []
    let kept = targets.filter { target in
      let parts = closure(of: target)
      let rival = parts.first { makers[$0.module, default: $0.name] != $0.name }
      guard let rival else {
        for part in parts { makers[part.module] = part.name }
        return true
      }
      leftOut.append(
        "\(target.name) is skipped: \(rival.name) builds the module \(rival.module), as "
          + "\(makers[rival.module] ?? "") does; --target \(target.name) builds it")
      return false
    }
    return (kept, leftOut)
  }
}
