/// The equations of a system, solved for some of their symbols (the basic ones).
///
/// What holds between two calls, and what every function here relies on:
/// - the basic symbols that may not be negative are not;
/// - external symbols that are not basic occur only in rows of external symbols;
/// - the row of a basic dummy holds nothing but dummies.
struct Tableau {
  enum Kind: UInt8 {
    /// A variable that may be negative.
    case external
    /// A variable that may not be negative, or what an inequality has to spare.
    case slack
    /// What a constraint is missed by; never negative, and to be as small as can be.
    case error
    /// Marks a required equation; always zero.
    case dummy
  }

  /// What is to be as small as can be once all levels above it are: the errors of one priority.
  struct Level {
    let priority: Priority
    var row = Row()
    var errors = 0
  }

  private(set) var kinds: [Kind] = []
  /// Where a symbol's row is in ``rows``; -1 for a symbol that is not basic.
  private(set) var positions: [Int] = []
  private(set) var rows: [Row] = []
  /// The basic symbol of each row.
  private(set) var basics: [Symbol] = []
  /// The highest priority first.
  private(set) var levels: [Level] = []
  private var unused: [Symbol] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    if let symbol = unused.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    positions.append(-1)
    return Symbol(kinds.count - 1)
  }

  /// Forgets a symbol that means nothing any more. Rounding may have left a trace of it.
  mutating func discard(_ symbol: Symbol) {
    if let position = position(of: symbol) { removeRow(at: position) }
    for index in rows.indices { rows[index].erase(symbol) }
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

  // MARK: Rows

  /// The row that stands for a symbol.
  func expansion(of symbol: Symbol) -> Row {
    if let position = position(of: symbol) { return rows[position] }
    var row = Row()
    row.add(symbol, times: 1)
    return row
  }

  mutating func insert(_ row: Row, basic symbol: Symbol) {
    positions[Int(symbol)] = rows.count
    rows.append(row)
    basics.append(symbol)
  }

  mutating func removeRow(at position: Int) {
    positions[Int(basics[position])] = -1
    let last = rows.count - 1
    if position != last {
      rows.swapAt(position, last)
      basics.swapAt(position, last)
      positions[Int(basics[position])] = position
    }
    rows.removeLast()
    basics.removeLast()
  }

  /// Puts a row in the place of a symbol wherever it occurs.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for index in rows.indices { rows[index].substitute(symbol, with: row) }
    for index in levels.indices { levels[index].row.substitute(symbol, with: row) }
  }

  /// Makes one symbol basic instead of another.
  mutating func pivot(at position: Int, entering: Symbol) {
    let leaving = basics[position]
    var row = rows[position]
    row.solve(for: entering, insteadOf: leaving)
    positions[Int(leaving)] = -1
    positions[Int(entering)] = position
    basics[position] = entering
    // Its own row would only be in the way of the walk over all others.
    rows[position] = Row()
    substitute(entering, with: row)
    rows[position] = row
  }

  /// Says that a symbol is greater than it was by a number, without saying so to the others.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    if let position = position(of: symbol) {
      rows[position].constant += amount
      return
    }
    for index in rows.indices {
      let coefficient = rows[index][symbol]
      if coefficient != 0 { rows[index].constant -= coefficient * amount }
    }
  }

  // MARK: Levels

  /// Adds an error to what is to be small at a priority.
  mutating func charge(_ symbol: Symbol, at priority: Priority) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    levels[index].row.add(expansion(of: symbol), times: 1)
    levels[index].errors += 1
  }

  /// Takes an error out of what is to be small at a priority.
  mutating func discharge(_ symbol: Symbol, at priority: Priority) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].errors -= 1
    if levels[index].errors == 0 {
      levels.remove(at: index)
    } else {
      levels[index].row.add(expansion(of: symbol), times: -1)
    }
  }
}
