// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public struct CSIndexError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("CSIndexError.code") } }
  public var errorCode: Int { get { _Absence.report("CSIndexError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CSIndexError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CSIndexError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var indexUnavailableError: CSIndexError.Code { get { _Absence.report("CSIndexError.indexUnavailableError", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public static var indexingUnsupported: CSIndexError.Code { get { _Absence.report("CSIndexError.indexingUnsupported", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CSIndexError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidClientStateError: CSIndexError.Code { get { _Absence.report("CSIndexError.invalidClientStateError", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public static var invalidItemError: CSIndexError.Code { get { _Absence.report("CSIndexError.invalidItemError", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public static var quotaExceeded: CSIndexError.Code { get { _Absence.report("CSIndexError.quotaExceeded", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public static var remoteConnectionError: CSIndexError.Code { get { _Absence.report("CSIndexError.remoteConnectionError", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public static var unknownError: CSIndexError.Code { get { _Absence.report("CSIndexError.unknownError", answer: "CSIndexError.Code.`indexUnavailableError`"); return CSIndexError.Code.`indexUnavailableError` } }
  public var userInfo: [String : Any] { get { _Absence.report("CSIndexError.userInfo", answer: "[:]"); return [:] } }
}
extension CSIndexError {
public enum Code: Hashable, Sendable {
  case `indexUnavailableError`
  case `indexingUnsupported`
  case `invalidClientStateError`
  case `invalidItemError`
  case `quotaExceeded`
  case `remoteConnectionError`
  case `unknownError`
  public var rawValue: Int { _Absence.report("CSIndexError.Code.rawValue", answer: "a value that was made up"); switch self { case .`indexUnavailableError`: return 0; case .`indexingUnsupported`: return 1; case .`invalidClientStateError`: return 2; case .`invalidItemError`: return 3; case .`quotaExceeded`: return 4; case .`remoteConnectionError`: return 5; case .`unknownError`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("CSIndexError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`indexUnavailableError`; case 1: self = .`indexingUnsupported`; case 2: self = .`invalidClientStateError`; case 3: self = .`invalidItemError`; case 4: self = .`quotaExceeded`; case 5: self = .`remoteConnectionError`; case 6: self = .`unknownError`; default: return nil } }
}
}
extension CSSearchQuery {
public struct Results {
  init() {}
  @discardableResult public func makeAsyncIterator() -> CSSearchQuery.Results.Iterator { _Absence.report("CSSearchQuery.Results.makeAsyncIterator()", answer: "CSSearchQuery.Results.Iterator()"); return CSSearchQuery.Results.Iterator() }
}
}
extension CSSearchQuery.Results {
public struct Item {
  init() {}
  public var id: String { get { _Absence.report("CSSearchQuery.Results.Item.id", answer: "\"\""); return "" } }
  private var _stored_item: CSSearchableItem = CSSearchableItem()
  public var item: CSSearchableItem { get { _Absence.report("CSSearchQuery.Results.Item.item", answer: "the value that was set"); return _stored_item } set { _Absence.report("CSSearchQuery.Results.Item.item", answer: "the value that was set"); _stored_item = newValue } }
}
}
extension CSSearchQuery.Results {
public struct Iterator {
  init() {}
  @discardableResult public mutating func next() async throws -> CSSearchQuery.Results.Item? { _Absence.report("CSSearchQuery.Results.Iterator.next()", answer: "an error"); throw _Absence.Failure(name: "CSSearchQuery.Results.Iterator.next()") }
}
}
extension CSSearchQueryContext {
public struct SourceOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var allowMail: CSSearchQueryContext.SourceOptions { _Absence.report("CSSearchQueryContext.SourceOptions.allowMail", answer: "a value that was made up"); return CSSearchQueryContext.SourceOptions(rawValue: 1 << 0) }
}
}
public struct CSSearchQueryError: Swift.Error {
  init() {}
  public static var cancelled: CSSearchQueryError.Code { get { _Absence.report("CSSearchQueryError.cancelled", answer: "CSSearchQueryError.Code.`unknown`"); return CSSearchQueryError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("CSSearchQueryError.code") } }
  public var errorCode: Int { get { _Absence.report("CSSearchQueryError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CSSearchQueryError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CSSearchQueryError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var indexUnreachable: CSSearchQueryError.Code { get { _Absence.report("CSSearchQueryError.indexUnreachable", answer: "CSSearchQueryError.Code.`unknown`"); return CSSearchQueryError.Code.`unknown` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CSSearchQueryError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidQuery: CSSearchQueryError.Code { get { _Absence.report("CSSearchQueryError.invalidQuery", answer: "CSSearchQueryError.Code.`unknown`"); return CSSearchQueryError.Code.`unknown` } }
  public static var unknown: CSSearchQueryError.Code { get { _Absence.report("CSSearchQueryError.unknown", answer: "CSSearchQueryError.Code.`unknown`"); return CSSearchQueryError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CSSearchQueryError.userInfo", answer: "[:]"); return [:] } }
}
extension CSSearchQueryError {
public enum Code: Hashable, Sendable {
  case `cancelled`
  case `indexUnreachable`
  case `invalidQuery`
  case `unknown`
  public var rawValue: Int { _Absence.report("CSSearchQueryError.Code.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`indexUnreachable`: return 1; case .`invalidQuery`: return 2; case .`unknown`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CSSearchQueryError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`indexUnreachable`; case 2: self = .`invalidQuery`; case 3: self = .`unknown`; default: return nil } }
}
}
extension CSSuggestion {
public enum SuggestionKind: Hashable, Sendable {
  case `custom`
  case `default`
  case `none`
  public var rawValue: Int { _Absence.report("CSSuggestion.SuggestionKind.rawValue", answer: "a value that was made up"); switch self { case .`custom`: return 0; case .`default`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CSSuggestion.SuggestionKind.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`custom`; case 1: self = .`default`; case 2: self = .`none`; default: return nil } }
}
}
extension CSUserQuery {
public struct Item {
  init() {}
  public var id: String { get { _Absence.report("CSUserQuery.Item.id", answer: "\"\""); return "" } }
  private var _stored_item: CSSearchableItem = CSSearchableItem()
  public var item: CSSearchableItem { get { _Absence.report("CSUserQuery.Item.item", answer: "the value that was set"); return _stored_item } set { _Absence.report("CSUserQuery.Item.item", answer: "the value that was set"); _stored_item = newValue } }
}
}
extension CSUserQuery {
public struct Responses {
  init() {}
  @discardableResult public func makeAsyncIterator() -> CSUserQuery.Responses.Iterator { _Absence.report("CSUserQuery.Responses.makeAsyncIterator()", answer: "CSUserQuery.Responses.Iterator()"); return CSUserQuery.Responses.Iterator() }
}
}
extension CSUserQuery.Responses {
public struct Iterator {
  init() {}
  @discardableResult public mutating func next() async throws -> CSUserQuery.Responses.Element? { _Absence.report("CSUserQuery.Responses.Iterator.next()", answer: "an error"); throw _Absence.Failure(name: "CSUserQuery.Responses.Iterator.next()") }
}
}
extension CSUserQuery.Responses {
public enum Response {
  case `item`(CSUserQuery.Item)
  case `suggestion`(CSUserQuery.Suggestion)
  public var id: String { get { _Absence.report("CSUserQuery.Responses.Response.id", answer: "\"\""); return "" } }
}
}
extension CSUserQuery {
public struct Suggestion {
  init() {}
  public var id: String { get { _Absence.report("CSUserQuery.Suggestion.id", answer: "\"\""); return "" } }
  private var _stored_suggestion: CSSuggestion = CSSuggestion()
  public var suggestion: CSSuggestion { get { _Absence.report("CSUserQuery.Suggestion.suggestion", answer: "the value that was set"); return _stored_suggestion } set { _Absence.report("CSUserQuery.Suggestion.suggestion", answer: "the value that was set"); _stored_suggestion = newValue } }
}
}
extension CSUserQuery {
public struct Suggestions {
  init() {}
  @discardableResult public func makeAsyncIterator() -> CSUserQuery.Suggestions.Iterator { _Absence.report("CSUserQuery.Suggestions.makeAsyncIterator()", answer: "CSUserQuery.Suggestions.Iterator()"); return CSUserQuery.Suggestions.Iterator() }
}
}
extension CSUserQuery.Suggestions {
public struct Iterator {
  init() {}
  @discardableResult public mutating func next() async throws -> CSUserQuery.Suggestions.Element? { _Absence.report("CSUserQuery.Suggestions.Iterator.next()", answer: "an error"); throw _Absence.Failure(name: "CSUserQuery.Suggestions.Iterator.next()") }
}
}
