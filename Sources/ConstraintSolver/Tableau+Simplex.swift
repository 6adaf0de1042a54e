// Every choice between equals takes the symbol with the lowest number (Bland's rule): the methods
// end, and give the same answer on every machine.

// MARK: - Primal simplex: from a solution to the best one

extension Tableau {
  /// Makes every level as small as can be, the higher priorities first.
  mutating func optimize() {
    // Going from one solution to another breaks no row.
    defer { suspects = [] }
    while let entering = improvingSymbol(), let position = limit(of: entering) {
      pivot(at: position, entering: entering)
    }
  }

  /// A symbol that makes a level smaller, and no level above it larger, as it grows.
  private func improvingSymbol() -> Symbol? { Self.improvingSymbol(levels, kinds) }

  // Half of the time of an app's tests: without optimisation each look at the tableau copies it.
  private static func improvingSymbol(_ levels: [Level], _ kinds: [Kind]) -> Symbol? {
    for index in levels.indices {
      for cell in levels[index].row.cells where cell.coefficient < 0 {
        guard kinds[Int(cell.symbol)] != .dummy else { continue }
        var isFree = true
        for above in 0..<index where levels[above].row[cell.symbol] != 0 {
          isFree = false
          break
        }
        if isFree { return cell.symbol }
      }
    }
    return nil
  }

  /// The row whose basic symbol is the first to become zero as a symbol grows.
  private func limit(of entering: Symbol) -> Int? {
    var best: (position: Int, ratio: Double)?
    for position in columns[Int(entering)] where kind(of: basics[position]) != .external {
      let coefficient = rows[position][entering]
      guard coefficient < 0 else { continue }
      let ratio = -rows[position].constant / coefficient
      if let found = best {
        let isTie = (ratio - found.ratio).isNearZero
        if isTie ? basics[position] > basics[found.position] : ratio > found.ratio { continue }
      }
      best = (position, ratio)
    }
    return best?.position
  }

  /// Makes a basic symbol as small as can be, and tells whether that is zero.
  mutating func minimize(_ symbol: Symbol) -> Bool {
    while let own = position(of: symbol) {
      if rows[own].constant.isNearZero { return true }
      let improving = rows[own].cells.first {
        $0.coefficient < 0 && kind(of: $0.symbol) != .dummy
      }
      guard let entering = improving?.symbol, let position = limit(of: entering) else {
        return false
      }
      let ownRatio = -rows[own].constant / rows[own][entering]
      let ratio = -rows[position].constant / rows[position][entering]
      pivot(at: (ownRatio - ratio).isNearZero ? own : position, entering: entering)
    }
    return true
  }
}

// MARK: - Dual simplex: from the best values of other constants to a solution

extension Tableau {
  /// Repairs the rows that have become negative.
  ///
  /// - Returns: The row that cannot be repaired, if there is one.
  mutating func repair() -> Int? {
    while let position = brokenRow() {
      guard let entering = repairingSymbol(at: position) else { return position }
      pivot(at: position, entering: entering)
    }
    return nil
  }

  private mutating func brokenRow() -> Int? {
    suspects = suspects.filter { isBroken($0) }
    return suspects.min { basics[$0] < basics[$1] }
  }

  private func isBroken(_ position: Int) -> Bool {
    guard basics[position] >= 0 else { return false }
    let constant = rows[position].constant
    return switch kind(of: basics[position]) {
    case .external: false
    case .slack, .error: constant < 0 && !constant.isNearZero
    case .dummy: !constant.isNearZero
    }
  }

  /// The symbol that makes a negative row larger at the least cost, level by level.
  private func repairingSymbol(at position: Int) -> Symbol? {
    guard kind(of: basics[position]) != .dummy else { return nil }
    var candidates = rows[position].cells.filter {
      $0.coefficient > 0 && kind(of: $0.symbol) != .dummy
    }
    for level in levels where candidates.count > 1 {
      let costs = candidates.map { level.row[$0.symbol] / $0.coefficient }
      let least = costs.min() ?? 0
      candidates = zip(candidates, costs).filter { ($0.1 - least).isNearZero }.map(\.0)
    }
    return candidates.first?.symbol
  }
}

// MARK: - Taking a symbol's equation out

extension Tableau {
  /// Removes the equation that a symbol marks, and leaves a solution of the others.
  mutating func removeEquation(markedBy marker: Symbol) {
    if position(of: marker) == nil, let leaving = rowToLeave(for: marker) {
      pivot(at: leaving, entering: marker)
    }
    if let position = position(of: marker) { removeRow(at: position) }
  }

  /// The row that lets a symbol become basic, whatever its sign, and leaves no other row negative.
  private func rowToLeave(for marker: Symbol) -> Int? {
    var best: (position: Int, rank: Int, ratio: Double)?
    for position in columns[Int(marker)] {
      let coefficient = rows[position][marker]
      guard coefficient != 0 else { continue }
      let rank =
        switch kind(of: basics[position]) {
        case .dummy: 0
        case .slack, .error: coefficient < 0 ? 1 : 2
        case .external: 3
        }
      let ratio = rank == 1 || rank == 2 ? rows[position].constant / abs(coefficient) : 0
      if let found = best {
        if rank > found.rank { continue }
        if rank == found.rank {
          let isTie = (ratio - found.ratio).isNearZero
          if isTie ? basics[position] > basics[found.position] : ratio > found.ratio { continue }
        }
      }
      best = (position, rank, ratio)
    }
    return best?.position
  }
}
