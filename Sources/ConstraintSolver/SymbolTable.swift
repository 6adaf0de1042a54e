/// Something known of some symbols: as quick to find as a number in an array, for symbols are small
/// numbers that are used again.
struct SymbolTable<Value> {
  private var values: [Value?] = []

  subscript(symbol: Symbol) -> Value? {
    get { Int(symbol) < values.count ? values[Int(symbol)] : nil }
    set {
      let index = Int(symbol)
      if index >= values.count {
        guard newValue != nil else { return }
        while values.count <= index { values.append(nil) }
      }
      values[index] = newValue
    }
  }
}

/// The errors of a constraint: none, one for too much, or one each for too much and too little.
struct ErrorSymbols: RandomAccessCollection {
  private let first: Symbol
  private let second: Symbol

  init(_ first: Symbol = -1, _ second: Symbol = -1) {
    self.first = first
    self.second = second
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first < 0 ? 0 : second < 0 ? 1 : 2 }
  subscript(index: Int) -> Symbol { index == 0 ? first : second }
}
