// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {
}
extension ASAccountAuthenticationModificationControllerDelegate {
  @_disfavoredOverload public func accountAuthenticationModificationController(_ controller: ASAccountAuthenticationModificationController, didFail request: ASAccountAuthenticationModificationRequest, error: any Error) { _Absence.report("ASAccountAuthenticationModificationControllerDelegate.accountAuthenticationModificationController(_:didFail:error:)") }
  @_disfavoredOverload public func accountAuthenticationModificationController(_ controller: ASAccountAuthenticationModificationController, didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationControllerDelegate.accountAuthenticationModificationController(_:didSuccessfullyComplete:userInfo:)") }
}
public protocol ASAccountAuthenticationModificationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAccountAuthenticationModificationController) -> ASPresentationAnchor
}
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
}
extension ASAuthorizationControllerDelegate {
  @_disfavoredOverload public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) { _Absence.report("ASAuthorizationControllerDelegate.authorizationController(controller:didCompleteWithAuthorization:)") }
  @_disfavoredOverload public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) { _Absence.report("ASAuthorizationControllerDelegate.authorizationController(controller:didCompleteWithError:)") }
}
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
public protocol ASAuthorizationCredential: NSCopying, NSSecureCoding, NSObjectProtocol {
}
public protocol ASAuthorizationProvider: NSObjectProtocol {
}
public protocol ASAuthorizationProviderExtensionAuthorizationRequestHandler: NSObjectProtocol {
  func beginAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest)
}
extension ASAuthorizationProviderExtensionAuthorizationRequestHandler {
  @_disfavoredOverload public func cancelAuthorization(with request: ASAuthorizationProviderExtensionAuthorizationRequest) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequestHandler.cancelAuthorization(with:)") }
}
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var signature: Data! { get }
  var userID: Data! { get }
}
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSCopying, NSSecureCoding, NSObjectProtocol {
  var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] { get set }
  var challenge: Data { get set }
  var relyingPartyIdentifier: String { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSCopying, NSSecureCoding, NSObjectProtocol {
  var credentialID: Data { get set }
}
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSCopying, NSSecureCoding, NSObjectProtocol {
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
  var challenge: Data { get set }
  var displayName: String? { get set }
  var name: String { get set }
  var relyingPartyIdentifier: String { get }
  var userID: Data { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
}
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
