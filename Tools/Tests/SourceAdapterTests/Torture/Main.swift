import UIKit

/// The calls since the last check.
nonisolated(unsafe) var heard: [String] = []

nonisolated func hear(_ word: String) { heard.append(word) }

/// Prints whether exactly these things have happened.
@MainActor func check(_ name: String, _ expected: [String], line: Int = #line) {
  let verdict = heard == expected ? "ok" : "FAILED line \(line), \(heard)"
  print("\(name): \(verdict)")
  heard = []
}

@main struct Torture {
  @MainActor static func main() {
    checkActions()
    checkNames()
    checkOutlets()
    checkMembers()
    checkExtensions()
    checkOpenMembers()
    checkIsolationOfOverrides()
    checkNesting()
    checkGenerics()
    checkProtocols()
    checkSameLabels()
    checkDelegates()
    checkObserving()
    checkObservingByString()
    checkObservingItself()
    checkObservingUIKit()
    checkFoundation()
    checkConditions()
    checkOldNames()
    checkMetatypes()
    checkMetatypesOfObjects()
    checkLiteralsAndClasses()
    checkBlocks()
  }
}
