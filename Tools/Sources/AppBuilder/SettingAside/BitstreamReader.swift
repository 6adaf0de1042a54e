/// Reads a file in LLVM's bitstream format: blocks of records, whose layouts the file itself declares.
///
/// The format is that of `llvm.org/docs/BitCodeFormat.html`.
struct BitstreamReader {
  /// A record of a block.
  struct Record {
    let block: UInt64
    let code: UInt64
    let values: [UInt64]
    let blob: [UInt8]
  }

  /// The reason why a file could not be read.
  enum Failure: Error {
    case endOfFile, unknownAbbreviation, invalidAbbreviation
  }

  /// The layout of a field of a record.
  private enum Field {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private typealias Abbreviation = [Field]

  private let bytes: [UInt8]
  private var position: Int
  /// The layouts that every block of a kind begins with.
  private var shared: [UInt64: [Abbreviation]] = [:]
  private var records: [Record] = []

  /// Reads the records of all blocks.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - start: The offset of the first block, behind the file's mark.
  /// - Returns: The records, in their order.
  /// - Throws: An error when the bytes are no bitstream.
  static func records(of bytes: [UInt8], from start: Int) throws -> [Record] {
    var reader = BitstreamReader(bytes: bytes, start: start)
    while reader.position + 32 <= bytes.count * 8 {
      guard try reader.fixed(2) == Code.enterBlock else { break }
      try reader.readBlock()
    }
    return reader.records
  }

  private init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    position = start * 8
  }

  /// The abbreviations that the format defines.
  private enum Code {
    static let endBlock: UInt64 = 0
    static let enterBlock: UInt64 = 1
    static let define: UInt64 = 2
    static let unabbreviated: UInt64 = 3
    /// The block that holds layouts for other blocks, and its record that names one of them.
    static let blockInfo: UInt64 = 0
    static let setBlock: UInt64 = 1
  }

  // MARK: Blocks

  private mutating func readBlock() throws {
    let block = try variable(8)
    let width = Int(clamping: try variable(4))
    try align()
    _ = try fixed(32)
    var abbreviations = shared[block] ?? []
    var described: UInt64?
    while true {
      let code = try fixed(width)
      switch code {
      case Code.endBlock:
        try align()
        return
      case Code.enterBlock:
        try readBlock()
      case Code.define:
        let abbreviation = try readAbbreviation()
        if block == Code.blockInfo {
          guard let described else { throw Failure.invalidAbbreviation }
          shared[described, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      default:
        let record = try readRecord(code, in: block, abbreviations)
        if block == Code.blockInfo {
          if record.code == Code.setBlock { described = record.values.first }
        } else {
          records.append(record)
        }
      }
    }
  }

  private mutating func readAbbreviation() throws -> Abbreviation {
    var fields: Abbreviation = []
    for _ in 0..<(try variable(5)) { fields.append(try readField()) }
    return fields
  }

  private mutating func readField() throws -> Field {
    if try fixed(1) == 1 { return .literal(try variable(8)) }
    switch try fixed(3) {
    case 1: return .fixed(Int(clamping: try variable(5)))
    case 2: return .variable(Int(clamping: try variable(5)))
    case 3: return .array
    case 4: return .character
    case 5: return .blob
    default: throw Failure.invalidAbbreviation
    }
  }

  // MARK: Records

  private mutating func readRecord(
    _ code: UInt64, in block: UInt64, _ abbreviations: [Abbreviation]
  ) throws -> Record {
    guard code != Code.unabbreviated else {
      let code = try variable(6)
      var values: [UInt64] = []
      for _ in 0..<(try variable(6)) { values.append(try variable(6)) }
      return Record(block: block, code: code, values: values, blob: [])
    }
    let index = Int(code) - Int(Code.unabbreviated) - 1
    guard abbreviations.indices.contains(index) else { throw Failure.unknownAbbreviation }
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var fields = abbreviations[index][...]
    while let field = fields.popFirst() {
      switch field {
      case .array:
        guard let element = fields.popFirst() else { throw Failure.invalidAbbreviation }
        for _ in 0..<(try variable(6)) { values.append(try scalar(element)) }
      case .blob:
        let count = Int(clamping: try variable(6))
        try align()
        let start = position / 8
        guard count <= bytes.count - start else { throw Failure.endOfFile }
        blob = Array(bytes[start..<start + count])
        position += count * 8
        try align()
      default:
        values.append(try scalar(field))
      }
    }
    guard let first = values.first else { throw Failure.invalidAbbreviation }
    return Record(block: block, code: first, values: Array(values.dropFirst()), blob: blob)
  }

  private mutating func scalar(_ field: Field) throws -> UInt64 {
    switch field {
    case .literal(let value): return value
    case .fixed(let width): return try fixed(width)
    case .variable(let width): return try variable(width)
    case .character: return try fixed(6)
    case .array, .blob: throw Failure.invalidAbbreviation
    }
  }

  // MARK: Bits

  private mutating func fixed(_ width: Int) throws -> UInt64 {
    guard width <= 64 else { throw Failure.invalidAbbreviation }
    guard position + width <= bytes.count * 8 else { throw Failure.endOfFile }
    var value: UInt64 = 0
    for bit in 0..<width {
      let place = position + bit
      if bytes[place / 8] >> (place % 8) & 1 == 1 { value |= 1 << UInt64(bit) }
    }
    position += width
    return value
  }

  /// A number in groups of bits, whose highest bit says that another group follows.
  private mutating func variable(_ width: Int) throws -> UInt64 {
    guard (2...32).contains(width) else { throw Failure.invalidAbbreviation }
    let flag: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let group = try fixed(width)
      guard shift < 64 else { throw Failure.invalidAbbreviation }
      value |= (group & (flag - 1)) << shift
      if group & flag == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() throws {
    position = (position + 31) / 32 * 32
    guard position <= bytes.count * 8 else { throw Failure.endOfFile }
  }
}
