// Made by Scripts/missing-names of Data/AVKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public struct AVKitError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("AVKitError.code") } }
  public var errorCode: Int { get { _Absence.report("AVKitError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("AVKitError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("AVKitError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("AVKitError.init(_:userInfo:)", answer: "a plain value") }
  public static var pictureInPictureStartFailed: AVKitError.Code { get { _Absence.report("AVKitError.pictureInPictureStartFailed", answer: "AVKitError.Code.`unknown`"); return AVKitError.Code.`unknown` } }
  public static var unknown: AVKitError.Code { get { _Absence.report("AVKitError.unknown", answer: "AVKitError.Code.`unknown`"); return AVKitError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("AVKitError.userInfo", answer: "[:]"); return [:] } }
}
extension AVKitError {
public enum Code: Hashable, Sendable {
  case `pictureInPictureStartFailed`
  case `unknown`
  public var rawValue: Int { _Absence.report("AVKitError.Code.rawValue", answer: "a value that was made up"); switch self { case .`pictureInPictureStartFailed`: return 0; case .`unknown`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("AVKitError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`pictureInPictureStartFailed`; case 1: self = .`unknown`; default: return nil } }
}
}
