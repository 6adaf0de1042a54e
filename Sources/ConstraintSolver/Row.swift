/// A column of the tableau.
typealias Symbol = Int32

extension Double {
  /// A Boolean value that indicates whether the number is a rounding error. Layouts are measured in
  /// points, thousands at most, with factors near one: smaller numbers mean nothing.
  var isNearZero: Bool { abs(self) < 1e-8 }
}

/// `constant + Σ coefficient · symbol`, with the symbols in ascending order.
struct Row {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  /// Room for a sum, kept so that not every sum needs its own.
  struct Scratch {
    /// The symbols that the sum has and the row had not, and the other way round.
    fileprivate(set) var added: [Symbol] = []
    fileprivate(set) var removed: [Symbol] = []
    fileprivate var cells: [Cell] = []

    fileprivate mutating func forget() {
      added.removeAll(keepingCapacity: true)
      removed.removeAll(keepingCapacity: true)
    }
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// Makes room for that many cells.
  mutating func reserve(_ count: Int) { cells.reserveCapacity(count) }

  subscript(symbol: Symbol) -> Double {
    let index = firstIndex(notBelow: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells[index].coefficient
  }

  private func firstIndex(notBelow symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Arithmetic

extension Row {
  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let index = firstIndex(notBelow: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if !coefficient.isNearZero {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    let sum = cells[index].coefficient + coefficient
    if sum.isNearZero { cells.remove(at: index) } else { cells[index].coefficient = sum }
  }

  mutating func add(_ other: Row, times factor: Double, using scratch: inout Scratch) {
    constant += other.constant * factor
    scratch.forget()
    merge(other.cells, times: factor, without: nil, using: &scratch)
  }

  /// Puts a row in the place of a symbol; the scratch says which other symbols came and went.
  mutating func substitute(_ symbol: Symbol, with row: Row, using scratch: inout Scratch) {
    scratch.forget()
    let factor = self[symbol]
    guard factor != 0 else { return }
    constant += row.constant * factor
    merge(row.cells, times: factor, without: symbol, using: &scratch)
  }

  /// Forgets a symbol.
  mutating func erase(_ symbol: Symbol) {
    let index = firstIndex(notBelow: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func negate() {
    scale(by: -1)
  }

  /// Turns "`basic` is this row" into "`symbol` is this row".
  mutating func solve(for symbol: Symbol, insteadOf basic: Symbol) {
    let coefficient = self[symbol]
    erase(symbol)
    scale(by: -1 / coefficient)
    add(basic, times: 1 / coefficient)
  }

  /// Turns "this row is zero" into "`symbol` is this row".
  mutating func solve(for symbol: Symbol) {
    let coefficient = self[symbol]
    erase(symbol)
    scale(by: -1 / coefficient)
  }

  private mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Both lists are sorted: one walk over the two is enough.
  private mutating func merge(
    _ others: [Cell], times factor: Double, without erased: Symbol?, using scratch: inout Scratch
  ) {
    scratch.cells.removeAll(keepingCapacity: true)
    scratch.cells.reserveCapacity(cells.count + others.count)
    var index = 0
    for other in others {
      while index < cells.count, cells[index].symbol < other.symbol {
        if cells[index].symbol != erased { scratch.cells.append(cells[index]) }
        index += 1
      }
      var coefficient = other.coefficient * factor
      let isKnown = index < cells.count && cells[index].symbol == other.symbol
      if isKnown {
        coefficient += cells[index].coefficient
        index += 1
      }
      if !coefficient.isNearZero {
        scratch.cells.append(Cell(symbol: other.symbol, coefficient: coefficient))
        if !isKnown { scratch.added.append(other.symbol) }
      } else if isKnown {
        scratch.removed.append(other.symbol)
      }
    }
    while index < cells.count {
      if cells[index].symbol != erased { scratch.cells.append(cells[index]) }
      index += 1
    }
    swap(&cells, &scratch.cells)
  }
}
