// Made by Scripts/missing-names of Data/Social.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public enum SLComposeViewControllerResult: Hashable, Sendable {
  case `cancelled`
  case `done`
  public var rawValue: Int { _Absence.report("SLComposeViewControllerResult.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`done`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("SLComposeViewControllerResult.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`done`; default: return nil } }
}
public enum SLRequestMethod: Hashable, Sendable {
  case `DELETE`
  case `GET`
  case `POST`
  case `PUT`
  public var rawValue: Int { _Absence.report("SLRequestMethod.rawValue", answer: "a value that was made up"); switch self { case .`DELETE`: return 0; case .`GET`: return 1; case .`POST`: return 2; case .`PUT`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("SLRequestMethod.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`DELETE`; case 1: self = .`GET`; case 2: self = .`POST`; case 3: self = .`PUT`; default: return nil } }
}
