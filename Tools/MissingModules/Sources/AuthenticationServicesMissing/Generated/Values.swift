// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension ASAuthorization {
public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { _Absence.report("ASAuthorization.OpenIDOperation.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var operationImplicit: ASAuthorization.OpenIDOperation { _Absence.report("ASAuthorization.OpenIDOperation.operationImplicit", answer: "a name that was made up"); return ASAuthorization.OpenIDOperation(rawValue: "operationImplicit") }
  public static var operationLogin: ASAuthorization.OpenIDOperation { _Absence.report("ASAuthorization.OpenIDOperation.operationLogin", answer: "a name that was made up"); return ASAuthorization.OpenIDOperation(rawValue: "operationLogin") }
  public static var operationLogout: ASAuthorization.OpenIDOperation { _Absence.report("ASAuthorization.OpenIDOperation.operationLogout", answer: "a name that was made up"); return ASAuthorization.OpenIDOperation(rawValue: "operationLogout") }
  public static var operationRefresh: ASAuthorization.OpenIDOperation { _Absence.report("ASAuthorization.OpenIDOperation.operationRefresh", answer: "a name that was made up"); return ASAuthorization.OpenIDOperation(rawValue: "operationRefresh") }
}
}
extension ASAuthorization {
public struct Scope: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var email: ASAuthorization.Scope { _Absence.report("ASAuthorization.Scope.email", answer: "a name that was made up"); return ASAuthorization.Scope(rawValue: "email") }
  public static var fullName: ASAuthorization.Scope { _Absence.report("ASAuthorization.Scope.fullName", answer: "a name that was made up"); return ASAuthorization.Scope(rawValue: "fullName") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorization.Scope.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
}
extension ASAuthorizationAppleIDButton {
public enum ButtonType: Hashable, Sendable {
  case `continue`
  case `signIn`
  case `signUp`
  public var rawValue: Int { _Absence.report("ASAuthorizationAppleIDButton.ButtonType.rawValue", answer: "a value that was made up"); switch self { case .`continue`: return 0; case .`signIn`: return 1; case .`signUp`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("ASAuthorizationAppleIDButton.ButtonType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`continue`; case 1: self = .`signIn`; case 2: self = .`signUp`; default: return nil } }
  public static var `default`: ASAuthorizationAppleIDButton.ButtonType { get { _Absence.trap("ASAuthorizationAppleIDButton.ButtonType.default") } }
}
}
extension ASAuthorizationAppleIDButton {
public enum Style: Hashable, Sendable {
  case `black`
  case `white`
  case `whiteOutline`
  public var rawValue: Int { _Absence.report("ASAuthorizationAppleIDButton.Style.rawValue", answer: "a value that was made up"); switch self { case .`black`: return 0; case .`white`: return 1; case .`whiteOutline`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("ASAuthorizationAppleIDButton.Style.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`black`; case 1: self = .`white`; case 2: self = .`whiteOutline`; default: return nil } }
}
}
extension ASAuthorizationAppleIDProvider {
public enum CredentialState: Hashable, Sendable {
  case `authorized`
  case `notFound`
  case `revoked`
  case `transferred`
  public var rawValue: Int { _Absence.report("ASAuthorizationAppleIDProvider.CredentialState.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`notFound`: return 1; case .`revoked`: return 2; case .`transferred`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("ASAuthorizationAppleIDProvider.CredentialState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`notFound`; case 2: self = .`revoked`; case 3: self = .`transferred`; default: return nil } }
}
}
extension ASAuthorizationController {
public struct RequestOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var preferImmediatelyAvailableCredentials: ASAuthorizationController.RequestOptions { _Absence.report("ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials", answer: "a value that was made up"); return ASAuthorizationController.RequestOptions(rawValue: 1 << 0) }
}
}
public struct ASAuthorizationError: Swift.Error {
  init() {}
  public static var canceled: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.canceled", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("ASAuthorizationError.code") } }
  public var errorCode: Int { get { _Absence.report("ASAuthorizationError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("ASAuthorizationError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("ASAuthorizationError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var failed: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.failed", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("ASAuthorizationError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidResponse: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.invalidResponse", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public static var notHandled: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.notHandled", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public static var notInteractive: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.notInteractive", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public static var unknown: ASAuthorizationError.Code { get { _Absence.report("ASAuthorizationError.unknown", answer: "ASAuthorizationError.Code.`unknown`"); return ASAuthorizationError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("ASAuthorizationError.userInfo", answer: "[:]"); return [:] } }
}
extension ASAuthorizationError {
public enum Code: Hashable, Sendable {
  case `canceled`
  case `failed`
  case `invalidResponse`
  case `notHandled`
  case `notInteractive`
  case `unknown`
  public var rawValue: Int { _Absence.report("ASAuthorizationError.Code.rawValue", answer: "a value that was made up"); switch self { case .`canceled`: return 0; case .`failed`: return 1; case .`invalidResponse`: return 2; case .`notHandled`: return 3; case .`notInteractive`: return 4; case .`unknown`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("ASAuthorizationError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`canceled`; case 1: self = .`failed`; case 2: self = .`invalidResponse`; case 3: self = .`notHandled`; case 4: self = .`notInteractive`; case 5: self = .`unknown`; default: return nil } }
}
}
public struct ASAuthorizationProviderAuthorizationOperation: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var configurationRemoved: ASAuthorizationProviderAuthorizationOperation { _Absence.report("ASAuthorizationProviderAuthorizationOperation.configurationRemoved", answer: "a name that was made up"); return ASAuthorizationProviderAuthorizationOperation(rawValue: "configurationRemoved") }
  public static var directRequest: ASAuthorizationProviderAuthorizationOperation { _Absence.report("ASAuthorizationProviderAuthorizationOperation.directRequest", answer: "a name that was made up"); return ASAuthorizationProviderAuthorizationOperation(rawValue: "directRequest") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorizationProviderAuthorizationOperation.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var direct: ASAuthorizationPublicKeyCredentialAttestationKind { _Absence.report("ASAuthorizationPublicKeyCredentialAttestationKind.direct", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "direct") }
  public static var enterprise: ASAuthorizationPublicKeyCredentialAttestationKind { _Absence.report("ASAuthorizationPublicKeyCredentialAttestationKind.enterprise", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "enterprise") }
  public static var indirect: ASAuthorizationPublicKeyCredentialAttestationKind { _Absence.report("ASAuthorizationPublicKeyCredentialAttestationKind.indirect", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "indirect") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorizationPublicKeyCredentialAttestationKind.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var none: ASAuthorizationPublicKeyCredentialAttestationKind { _Absence.report("ASAuthorizationPublicKeyCredentialAttestationKind.none", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "none") }
}
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var discouraged: ASAuthorizationPublicKeyCredentialResidentKeyPreference { _Absence.report("ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialResidentKeyPreference(rawValue: "discouraged") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorizationPublicKeyCredentialResidentKeyPreference.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var preferred: ASAuthorizationPublicKeyCredentialResidentKeyPreference { _Absence.report("ASAuthorizationPublicKeyCredentialResidentKeyPreference.preferred", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialResidentKeyPreference(rawValue: "preferred") }
  public static var required: ASAuthorizationPublicKeyCredentialResidentKeyPreference { _Absence.report("ASAuthorizationPublicKeyCredentialResidentKeyPreference.required", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialResidentKeyPreference(rawValue: "required") }
}
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var discouraged: ASAuthorizationPublicKeyCredentialUserVerificationPreference { _Absence.report("ASAuthorizationPublicKeyCredentialUserVerificationPreference.discouraged", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "discouraged") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorizationPublicKeyCredentialUserVerificationPreference.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var preferred: ASAuthorizationPublicKeyCredentialUserVerificationPreference { _Absence.report("ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "preferred") }
  public static var required: ASAuthorizationPublicKeyCredentialUserVerificationPreference { _Absence.report("ASAuthorizationPublicKeyCredentialUserVerificationPreference.required", answer: "a name that was made up"); return ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "required") }
}
extension ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor {
public struct Transport: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var allSupported: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { get { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.allSupported", answer: "[]"); return [] } }
  public static var bluetooth: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.bluetooth", answer: "a name that was made up"); return ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport(rawValue: "bluetooth") }
  public init(_ rawValue: String) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
  public static var nfc: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.nfc", answer: "a name that was made up"); return ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport(rawValue: "nfc") }
  public static var usb: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.usb", answer: "a name that was made up"); return ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport(rawValue: "usb") }
}
}
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var ES256: ASCOSEAlgorithmIdentifier { _Absence.report("ASCOSEAlgorithmIdentifier.ES256", answer: "a value that was made up"); return ASCOSEAlgorithmIdentifier(rawValue: 0) }
  public init(_ rawValue: Int) { _Absence.report("ASCOSEAlgorithmIdentifier.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var P256: ASCOSEEllipticCurveIdentifier { _Absence.report("ASCOSEEllipticCurveIdentifier.P256", answer: "a value that was made up"); return ASCOSEEllipticCurveIdentifier(rawValue: 0) }
  public init(_ rawValue: Int) { _Absence.report("ASCOSEEllipticCurveIdentifier.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
public struct ASCredentialIdentityStoreError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("ASCredentialIdentityStoreError.code") } }
  public var errorCode: Int { get { _Absence.report("ASCredentialIdentityStoreError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("ASCredentialIdentityStoreError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("ASCredentialIdentityStoreError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("ASCredentialIdentityStoreError.init(_:userInfo:)", answer: "a plain value") }
  public static var internalError: ASCredentialIdentityStoreError.Code { get { _Absence.report("ASCredentialIdentityStoreError.internalError", answer: "ASCredentialIdentityStoreError.Code.`internalError`"); return ASCredentialIdentityStoreError.Code.`internalError` } }
  public static var storeBusy: ASCredentialIdentityStoreError.Code { get { _Absence.report("ASCredentialIdentityStoreError.storeBusy", answer: "ASCredentialIdentityStoreError.Code.`internalError`"); return ASCredentialIdentityStoreError.Code.`internalError` } }
  public static var storeDisabled: ASCredentialIdentityStoreError.Code { get { _Absence.report("ASCredentialIdentityStoreError.storeDisabled", answer: "ASCredentialIdentityStoreError.Code.`internalError`"); return ASCredentialIdentityStoreError.Code.`internalError` } }
  public var userInfo: [String : Any] { get { _Absence.report("ASCredentialIdentityStoreError.userInfo", answer: "[:]"); return [:] } }
}
extension ASCredentialIdentityStoreError {
public enum Code: Hashable, Sendable {
  case `internalError`
  case `storeBusy`
  case `storeDisabled`
  public var rawValue: Int { _Absence.report("ASCredentialIdentityStoreError.Code.rawValue", answer: "a value that was made up"); switch self { case .`internalError`: return 0; case .`storeBusy`: return 1; case .`storeDisabled`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("ASCredentialIdentityStoreError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`internalError`; case 1: self = .`storeBusy`; case 2: self = .`storeDisabled`; default: return nil } }
}
}
extension ASCredentialServiceIdentifier {
public enum IdentifierType: Hashable, Sendable {
  case `URL`
  case `domain`
  public var rawValue: Int { _Absence.report("ASCredentialServiceIdentifier.IdentifierType.rawValue", answer: "a value that was made up"); switch self { case .`URL`: return 0; case .`domain`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("ASCredentialServiceIdentifier.IdentifierType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`URL`; case 1: self = .`domain`; default: return nil } }
}
}
public struct ASExtensionError: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("ASExtensionError.code") } }
  public static var credentialIdentityNotFound: ASExtensionError.Code { get { _Absence.report("ASExtensionError.credentialIdentityNotFound", answer: "ASExtensionError.Code.`credentialIdentityNotFound`"); return ASExtensionError.Code.`credentialIdentityNotFound` } }
  public var errorCode: Int { get { _Absence.report("ASExtensionError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("ASExtensionError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("ASExtensionError.errorUserInfo", answer: "[:]"); return [:] } }
  public static var failed: ASExtensionError.Code { get { _Absence.report("ASExtensionError.failed", answer: "ASExtensionError.Code.`credentialIdentityNotFound`"); return ASExtensionError.Code.`credentialIdentityNotFound` } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("ASExtensionError.init(_:userInfo:)", answer: "a plain value") }
  public static var userCanceled: ASExtensionError.Code { get { _Absence.report("ASExtensionError.userCanceled", answer: "ASExtensionError.Code.`credentialIdentityNotFound`"); return ASExtensionError.Code.`credentialIdentityNotFound` } }
  public var userInfo: [String : Any] { get { _Absence.report("ASExtensionError.userInfo", answer: "[:]"); return [:] } }
  public static var userInteractionRequired: ASExtensionError.Code { get { _Absence.report("ASExtensionError.userInteractionRequired", answer: "ASExtensionError.Code.`credentialIdentityNotFound`"); return ASExtensionError.Code.`credentialIdentityNotFound` } }
}
extension ASExtensionError {
public enum Code: Hashable, Sendable {
  case `credentialIdentityNotFound`
  case `failed`
  case `userCanceled`
  case `userInteractionRequired`
  public var rawValue: Int { _Absence.report("ASExtensionError.Code.rawValue", answer: "a value that was made up"); switch self { case .`credentialIdentityNotFound`: return 0; case .`failed`: return 1; case .`userCanceled`: return 2; case .`userInteractionRequired`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("ASExtensionError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`credentialIdentityNotFound`; case 1: self = .`failed`; case 2: self = .`userCanceled`; case 3: self = .`userInteractionRequired`; default: return nil } }
}
}
public enum ASUserDetectionStatus: Hashable, Sendable {
  case `likelyReal`
  case `unknown`
  case `unsupported`
  public var rawValue: Int { _Absence.report("ASUserDetectionStatus.rawValue", answer: "a value that was made up"); switch self { case .`likelyReal`: return 0; case .`unknown`: return 1; case .`unsupported`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("ASUserDetectionStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`likelyReal`; case 1: self = .`unknown`; case 2: self = .`unsupported`; default: return nil } }
}
public struct ASWebAuthenticationSessionError: Swift.Error {
  init() {}
  public static var canceledLogin: ASWebAuthenticationSessionError.Code { get { _Absence.report("ASWebAuthenticationSessionError.canceledLogin", answer: "ASWebAuthenticationSessionError.Code.`canceledLogin`"); return ASWebAuthenticationSessionError.Code.`canceledLogin` } }
  public var code: Self.Code { get { _Absence.trap("ASWebAuthenticationSessionError.code") } }
  public var errorCode: Int { get { _Absence.report("ASWebAuthenticationSessionError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("ASWebAuthenticationSessionError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("ASWebAuthenticationSessionError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("ASWebAuthenticationSessionError.init(_:userInfo:)", answer: "a plain value") }
  public static var presentationContextInvalid: ASWebAuthenticationSessionError.Code { get { _Absence.report("ASWebAuthenticationSessionError.presentationContextInvalid", answer: "ASWebAuthenticationSessionError.Code.`canceledLogin`"); return ASWebAuthenticationSessionError.Code.`canceledLogin` } }
  public static var presentationContextNotProvided: ASWebAuthenticationSessionError.Code { get { _Absence.report("ASWebAuthenticationSessionError.presentationContextNotProvided", answer: "ASWebAuthenticationSessionError.Code.`canceledLogin`"); return ASWebAuthenticationSessionError.Code.`canceledLogin` } }
  public var userInfo: [String : Any] { get { _Absence.report("ASWebAuthenticationSessionError.userInfo", answer: "[:]"); return [:] } }
}
extension ASWebAuthenticationSessionError {
public enum Code: Hashable, Sendable {
  case `canceledLogin`
  case `presentationContextInvalid`
  case `presentationContextNotProvided`
  public var rawValue: Int { _Absence.report("ASWebAuthenticationSessionError.Code.rawValue", answer: "a value that was made up"); switch self { case .`canceledLogin`: return 0; case .`presentationContextInvalid`: return 1; case .`presentationContextNotProvided`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("ASWebAuthenticationSessionError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`canceledLogin`; case 1: self = .`presentationContextInvalid`; case 2: self = .`presentationContextNotProvided`; default: return nil } }
}
}
