/// The equations of a system, solved for some of their symbols (the basic ones).
///
/// The invariants between two calls, which every function here relies on:
/// - the basic symbols that may not be negative are not;
/// - external symbols that are not basic occur only in rows of external symbols;
/// - the row of a basic dummy holds nothing but dummies.
struct Tableau {
  enum Kind: UInt8 {
    /// A variable that may be negative.
    case external
    /// A variable that may not be negative, or what an inequality has to spare.
    case slack
    /// The error of a constraint: never negative, and minimized.
    case error
    /// Marks a required equation; always zero.
    case dummy
  }

  /// The errors of one priority, minimized after all higher levels.
  struct Level {
    let priority: Priority
    var row = Row()
    var errors = 0
  }

  private(set) var kinds: [Kind] = []
  /// The index of each symbol's row in ``rows``; -1 for a symbol that is not basic.
  private(set) var positions: [Int] = []
  private(set) var rows: [Row] = []
  /// The basic symbol of each row; -1 where there is no row.
  private(set) var basics: [Symbol] = []
  /// The rows that a symbol occurs in. Most rows have little to do with one another: this is what
  /// keeps a small change small.
  private(set) var columns: [[Int]] = []
  /// The highest priority first.
  private(set) var levels: [Level] = []
  /// The rows whose constant changed since they were last seen to be right.
  var suspects: [Int] = []
  /// The symbols whose values may have changed since the last query, each of them once.
  private var moved: [Symbol] = []
  private var isMoved: [Bool] = []
  private var scratch = Row.Scratch()
  private var unused: [Symbol] = []
  private var free: [Int] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    if let symbol = unused.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    positions.append(-1)
    columns.append([])
    isMoved.append(false)
    return Symbol(kinds.count - 1)
  }

  /// Forgets a symbol that means nothing any more. Rounding may have left a trace of it.
  mutating func discard(_ symbol: Symbol) {
    if let position = position(of: symbol) { removeRow(at: position) }
    for position in columns[Int(symbol)] { rows[position].erase(symbol) }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for index in levels.indices { levels[index].row.erase(symbol) }
    unused.append(symbol)
  }

  func kind(of symbol: Symbol) -> Kind {
    kinds[Int(symbol)]
  }

  func position(of symbol: Symbol) -> Int? {
    let position = positions[Int(symbol)]
    return position < 0 ? nil : position
  }

  func value(of symbol: Symbol) -> Double {
    position(of: symbol).map { rows[$0].constant } ?? 0
  }

  /// The symbols whose values may have changed since this was last asked.
  mutating func takeMoved() -> [Symbol] {
    defer { moved.removeAll(keepingCapacity: true) }
    for symbol in moved { isMoved[Int(symbol)] = false }
    return moved
  }

  private mutating func note(_ symbol: Symbol) {
    guard !isMoved[Int(symbol)] else { return }
    isMoved[Int(symbol)] = true
    moved.append(symbol)
  }

  // MARK: Rows

  /// The row that stands for a symbol.
  func expansion(of symbol: Symbol) -> Row {
    if let position = position(of: symbol) { return rows[position] }
    var row = Row()
    row.add(symbol, times: 1)
    return row
  }

  /// Adds what stands for a symbol.
  mutating func add(_ symbol: Symbol, times factor: Double, to row: inout Row) {
    if let position = position(of: symbol) {
      row.add(rows[position], times: factor, using: &scratch)
    } else {
      row.add(symbol, times: factor)
    }
  }

  var isEmpty: Bool { rows.count == free.count }

  mutating func insert(_ row: Row, basic symbol: Symbol) {
    let position: Int
    if let reused = free.popLast() {
      position = reused
      rows[position] = row
      basics[position] = symbol
    } else {
      position = rows.count
      rows.append(row)
      basics.append(symbol)
    }
    positions[Int(symbol)] = position
    note(symbol)
    for cell in row.cells { columns[Int(cell.symbol)].append(position) }
  }

  mutating func removeRow(at position: Int) {
    for cell in rows[position].cells { unlist(position, from: cell.symbol) }
    positions[Int(basics[position])] = -1
    note(basics[position])
    rows[position] = Row()
    basics[position] = -1
    free.append(position)
  }

  private mutating func unlist(_ position: Int, from symbol: Symbol) {
    columns[Int(symbol)].takeOut(position)
  }

  /// Puts a row in the place of a symbol wherever it occurs.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    var affected: [Int] = []
    swap(&affected, &columns[Int(symbol)])
    for position in affected {
      rows[position].substitute(symbol, with: row, using: &scratch)
      for added in scratch.added { columns[Int(added)].append(position) }
      for removed in scratch.removed { unlist(position, from: removed) }
      if row.constant != 0 { note(basics[position]) }
    }
    suspects += affected
    // Nothing lists the symbol any more: it keeps its room for when something does.
    affected.removeAll(keepingCapacity: true)
    swap(&affected, &columns[Int(symbol)])
    for index in levels.indices {
      levels[index].row.substitute(symbol, with: row, using: &scratch)
    }
  }

  /// Makes one symbol basic instead of another.
  mutating func pivot(at position: Int, entering: Symbol) {
    let leaving = basics[position]
    unlist(position, from: entering)
    rows[position].solve(for: entering, insteadOf: leaving)
    columns[Int(leaving)].append(position)
    positions[Int(leaving)] = -1
    positions[Int(entering)] = position
    basics[position] = entering
    note(leaving)
    note(entering)
    substitute(entering, with: rows[position])
    suspects.append(position)
  }

  /// Says that a symbol is greater than it was by a number, without saying so to the others.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    if let position = position(of: symbol) {
      rows[position].constant += amount
      suspects.append(position)
      note(symbol)
      return
    }
    for position in columns[Int(symbol)] {
      rows[position].constant -= rows[position][symbol] * amount
      note(basics[position])
    }
    suspects += columns[Int(symbol)]
  }

  // MARK: Levels

  /// Adds an error to what is to be small at a priority.
  mutating func charge(_ symbol: Symbol, at priority: Priority) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    add(symbol, times: 1, toLevel: index)
    levels[index].errors += 1
  }

  /// Takes an error out of what is to be small at a priority.
  mutating func discharge(_ symbol: Symbol, at priority: Priority) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].errors -= 1
    if levels[index].errors == 0 {
      levels.remove(at: index)
    } else {
      add(symbol, times: -1, toLevel: index)
    }
  }

  private mutating func add(_ symbol: Symbol, times factor: Double, toLevel index: Int) {
    if let position = position(of: symbol) {
      levels[index].row.add(rows[position], times: factor, using: &scratch)
    } else {
      levels[index].row.add(symbol, times: factor)
    }
  }
}

extension [Int] {
  /// Removes a number that is in it once, if it is; the order of the others does not matter.
  fileprivate mutating func takeOut(_ number: Int) {
    guard let index = firstIndex(of: number) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}
