// The part of GRDB that StoreProblem.swift uses.
public struct ResultCode: Hashable, Sendable {
  let code: Int32
  public static let SQLITE_BUSY = ResultCode(code: 5)
  public static let SQLITE_LOCKED = ResultCode(code: 6)
  public static let SQLITE_CORRUPT = ResultCode(code: 11)
  public static let SQLITE_FULL = ResultCode(code: 13)
  public static let SQLITE_NOTADB = ResultCode(code: 26)
}

public struct DatabaseError: Error {
  public let resultCode: ResultCode
}
