// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
import MissingPlaceholder
open class ASAccountAuthenticationModificationController: NSObject {
  public override init() { _Absence.report("ASAccountAuthenticationModificationController", answer: "a plain object"); super.init() }
  open var delegate: (any ASAccountAuthenticationModificationControllerDelegate)? { get { _Absence.value(of: self, "ASAccountAuthenticationModificationController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "ASAccountAuthenticationModificationController.delegate", weakly: true) } }
  open func perform(_ request: ASAccountAuthenticationModificationRequest) { _Absence.report("ASAccountAuthenticationModificationController.perform(_:)") }
  open var presentationContextProvider: (any ASAccountAuthenticationModificationControllerPresentationContextProviding)? { get { _Absence.value(of: self, "ASAccountAuthenticationModificationController.presentationContextProvider", else: nil) } set { _Absence.keep(newValue, of: self, "ASAccountAuthenticationModificationController.presentationContextProvider", weakly: true) } }
}
open class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest: ASAccountAuthenticationModificationRequest {
  public override init() { _Absence.report("ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest", answer: "a plain object"); super.init() }
  public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest.init(user:serviceIdentifier:userInfo:)", answer: "a plain object"); super.init() }
  open var serviceIdentifier: ASCredentialServiceIdentifier { get { _Absence.report("ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest.serviceIdentifier", answer: "ASCredentialServiceIdentifier()"); return ASCredentialServiceIdentifier() } }
  open var user: String { get { _Absence.report("ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest.user", answer: "\"\""); return "" } }
  open var userInfo: [AnyHashable : Any]? { get { _Absence.report("ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest.userInfo", answer: "nil"); return nil } }
}
open class ASAccountAuthenticationModificationRequest: NSObject {
  public override init() { _Absence.report("ASAccountAuthenticationModificationRequest", answer: "a plain object"); super.init() }
}
open class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest: ASAccountAuthenticationModificationRequest {
  public override init() { _Absence.report("ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest", answer: "a plain object"); super.init() }
  public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest.init(user:serviceIdentifier:userInfo:)", answer: "a plain object"); super.init() }
  open var serviceIdentifier: ASCredentialServiceIdentifier { get { _Absence.report("ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest.serviceIdentifier", answer: "ASCredentialServiceIdentifier()"); return ASCredentialServiceIdentifier() } }
  open var user: String { get { _Absence.report("ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest.user", answer: "\"\""); return "" } }
  open var userInfo: [AnyHashable : Any]? { get { _Absence.report("ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest.userInfo", answer: "nil"); return nil } }
}
open class ASAccountAuthenticationModificationViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("ASAccountAuthenticationModificationViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("ASAccountAuthenticationModificationViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "ASAccountAuthenticationModificationViewController") }
  open func cancelRequest() { _Absence.report("ASAccountAuthenticationModificationViewController.cancelRequest()") }
  open func changePasswordWithoutUserInteraction(for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, newPassword: String, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationViewController.changePasswordWithoutUserInteraction(for:existingCredential:newPassword:userInfo:)") }
  open func convertAccountToSignInWithAppleWithoutUserInteraction(for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationViewController.convertAccountToSignInWithAppleWithoutUserInteraction(for:existingCredential:userInfo:)") }
  open func prepareInterfaceToChangePassword(for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, newPassword: String, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationViewController.prepareInterfaceToChangePassword(for:existingCredential:newPassword:userInfo:)") }
  open func prepareInterfaceToConvertAccountToSignInWithApple(for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential, userInfo: [AnyHashable : Any]? = nil) { _Absence.report("ASAccountAuthenticationModificationViewController.prepareInterfaceToConvertAccountToSignInWithApple(for:existingCredential:userInfo:)") }
}
open class ASAuthorization: NSObject {
  public override init() { _Absence.report("ASAuthorization", answer: "a plain object"); super.init() }
  open var credential: any ASAuthorizationCredential { get { _Absence.trap("ASAuthorization.credential") } }
  open var provider: any ASAuthorizationProvider { get { _Absence.trap("ASAuthorization.provider") } }
}
open class ASAuthorizationAppleIDButton: UIControl {
  public override init(frame: CGRect) { _Absence.report("ASAuthorizationAppleIDButton", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "ASAuthorizationAppleIDButton") }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationAppleIDButton", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "ASAuthorizationAppleIDButton") }
  open var cornerRadius: CGFloat { get { _Absence.value(of: self, "ASAuthorizationAppleIDButton.cornerRadius", else: 0) } set { _Absence.keep(newValue, of: self, "ASAuthorizationAppleIDButton.cornerRadius") } }
  public init(authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType, authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style) { _Absence.report("ASAuthorizationAppleIDButton.init(authorizationButtonType:authorizationButtonStyle:)", answer: "a plain object"); super.init(frame: .zero) }
  public convenience init(type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style) { _Absence.report("ASAuthorizationAppleIDButton.init(type:style:)", answer: "a plain object"); self.init(frame: .zero) }
}
open class ASAuthorizationAppleIDCredential: NSObject {
  public override init() { _Absence.report("ASAuthorizationAppleIDCredential", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationAppleIDCredential", answer: "a plain object"); super.init() }
  open var authorizationCode: Data? { get { _Absence.report("ASAuthorizationAppleIDCredential.authorizationCode", answer: "nil"); return nil } }
  open var authorizedScopes: [ASAuthorization.Scope] { get { _Absence.report("ASAuthorizationAppleIDCredential.authorizedScopes", answer: "[]"); return [] } }
  open var email: String? { get { _Absence.report("ASAuthorizationAppleIDCredential.email", answer: "nil"); return nil } }
  open var fullName: PersonNameComponents? { get { _Absence.report("ASAuthorizationAppleIDCredential.fullName", answer: "nil"); return nil } }
  open var identityToken: Data? { get { _Absence.report("ASAuthorizationAppleIDCredential.identityToken", answer: "nil"); return nil } }
  open var realUserStatus: ASUserDetectionStatus { get { _Absence.report("ASAuthorizationAppleIDCredential.realUserStatus", answer: "ASUserDetectionStatus.`unknown`"); return ASUserDetectionStatus.`unknown` } }
  open var state: String? { get { _Absence.report("ASAuthorizationAppleIDCredential.state", answer: "nil"); return nil } }
  open var user: String { get { _Absence.report("ASAuthorizationAppleIDCredential.user", answer: "\"\""); return "" } }
}
open class ASAuthorizationAppleIDProvider: NSObject {
  public override init() { _Absence.report("ASAuthorizationAppleIDProvider", answer: "a plain object"); super.init() }
  @discardableResult open func createRequest() -> ASAuthorizationAppleIDRequest { _Absence.report("ASAuthorizationAppleIDProvider.createRequest()", answer: "ASAuthorizationAppleIDRequest()"); return ASAuthorizationAppleIDRequest() }
  public static var credentialRevokedNotification: NSNotification.Name { _Absence.report("ASAuthorizationAppleIDProvider.credentialRevokedNotification", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "ASAuthorizationAppleIDProviderCredentialRevokedNotification") }
  @discardableResult open func credentialState(forUserID userID: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState { _Absence.report("ASAuthorizationAppleIDProvider.credentialState(forUserID:)", answer: "an error"); throw _Absence.Failure(name: "ASAuthorizationAppleIDProvider.credentialState(forUserID:)") }
  open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void) { _Absence.report("ASAuthorizationAppleIDProvider.getCredentialState(forUserID:completion:)") }
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  public override init() { _Absence.report("ASAuthorizationAppleIDRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var user: String? { get { _Absence.value(of: self, "ASAuthorizationAppleIDRequest.user", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationAppleIDRequest.user") } }
}
open class ASAuthorizationController: NSObject {
  public override init() { _Absence.report("ASAuthorizationController", answer: "a plain object"); super.init() }
  open var authorizationRequests: [ASAuthorizationRequest] { get { _Absence.report("ASAuthorizationController.authorizationRequests", answer: "[]"); return [] } }
  open func cancel() { _Absence.report("ASAuthorizationController.cancel()") }
  open var delegate: (any ASAuthorizationControllerDelegate)? { get { _Absence.value(of: self, "ASAuthorizationController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationController.delegate", weakly: true) } }
  public init(authorizationRequests: [ASAuthorizationRequest]) { _Absence.report("ASAuthorizationController.init(authorizationRequests:)", answer: "a plain object"); super.init() }
  open func performAutoFillAssistedRequests() { _Absence.report("ASAuthorizationController.performAutoFillAssistedRequests()") }
  open func performRequests() { _Absence.report("ASAuthorizationController.performRequests()") }
  open func performRequests(options: ASAuthorizationController.RequestOptions = []) { _Absence.report("ASAuthorizationController.performRequests(options:)") }
  open var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)? { get { _Absence.value(of: self, "ASAuthorizationController.presentationContextProvider", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationController.presentationContextProvider", weakly: true) } }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationOpenIDRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var nonce: String? { get { _Absence.value(of: self, "ASAuthorizationOpenIDRequest.nonce", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationOpenIDRequest.nonce") } }
  open var requestedOperation: ASAuthorization.OpenIDOperation { get { _Absence.value(of: self, "ASAuthorizationOpenIDRequest.requestedOperation", else: ASAuthorization.OpenIDOperation(rawValue: "")) } set { _Absence.keep(newValue, of: self, "ASAuthorizationOpenIDRequest.requestedOperation") } }
  open var requestedScopes: [ASAuthorization.Scope]? { get { _Absence.value(of: self, "ASAuthorizationOpenIDRequest.requestedScopes", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationOpenIDRequest.requestedScopes") } }
  open var state: String? { get { _Absence.value(of: self, "ASAuthorizationOpenIDRequest.state", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationOpenIDRequest.state") } }
}
open class ASAuthorizationPasswordProvider: NSObject {
  public override init() { _Absence.report("ASAuthorizationPasswordProvider", answer: "a plain object"); super.init() }
  @discardableResult open func createRequest() -> ASAuthorizationPasswordRequest { _Absence.report("ASAuthorizationPasswordProvider.createRequest()", answer: "ASAuthorizationPasswordRequest()"); return ASAuthorizationPasswordRequest() }
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationPasswordRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialAssertion", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialAssertion", answer: "a plain object"); super.init() }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialAssertionRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] { get { _Absence.value(of: self, "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest.allowedCredentials", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest.allowedCredentials") } }
}
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialDescriptor", answer: "a plain object"); super.init() }
  public init(credentialID: Data) { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialDescriptor.init(credentialID:)", answer: "a plain object"); super.init() }
}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialProvider", answer: "a plain object"); super.init() }
  @discardableResult open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialProvider.createCredentialAssertionRequest(challenge:)", answer: "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()"); return ASAuthorizationPlatformPublicKeyCredentialAssertionRequest() }
  @discardableResult open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialProvider.createCredentialRegistrationRequest(challenge:name:userID:)", answer: "ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()"); return ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest() }
  public init(relyingPartyIdentifier: String) { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialProvider.init(relyingPartyIdentifier:)", answer: "a plain object"); super.init() }
  open var relyingPartyIdentifier: String { get { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialProvider.relyingPartyIdentifier", answer: "\"\""); return "" } }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialRegistration", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialRegistration", answer: "a plain object"); super.init() }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class ASAuthorizationProviderExtensionAuthorizationRequest: NSObject {
  public override init() { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest", answer: "a plain object"); super.init() }
  open var authorizationOptions: [AnyHashable : Any] { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.authorizationOptions", answer: "[:]"); return [:] } }
  open var callerBundleIdentifier: String { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.callerBundleIdentifier", answer: "\"\""); return "" } }
  open var callerTeamIdentifier: String { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.callerTeamIdentifier", answer: "\"\""); return "" } }
  open func cancel() { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.cancel()") }
  open func complete() { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.complete()") }
  open func complete(authorizationResult: ASAuthorizationProviderExtensionAuthorizationResult) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.complete(authorizationResult:)") }
  open func complete(error: any Error) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.complete(error:)") }
  open func complete(httpAuthorizationHeaders: [String : String]) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.complete(httpAuthorizationHeaders:)") }
  open func complete(httpResponse: HTTPURLResponse, httpBody: Data?) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.complete(httpResponse:httpBody:)") }
  open func doNotHandle() { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.doNotHandle()") }
  open var extensionData: [AnyHashable : Any] { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.extensionData", answer: "[:]"); return [:] } }
  open var httpBody: Data { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.httpBody", answer: "Data()"); return Data() } }
  open var httpHeaders: [String : String] { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.httpHeaders", answer: "[:]"); return [:] } }
  open var isCallerManaged: Bool { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.isCallerManaged", answer: "false"); return false } }
  open var isUserInterfaceEnabled: Bool { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.isUserInterfaceEnabled", answer: "false"); return false } }
  open var localizedCallerDisplayName: String { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.localizedCallerDisplayName", answer: "\"\""); return "" } }
  open func presentAuthorizationViewController() async throws { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.presentAuthorizationViewController()", answer: "an error"); throw _Absence.Failure(name: "ASAuthorizationProviderExtensionAuthorizationRequest.presentAuthorizationViewController()") }
  open var realm: String { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.realm", answer: "\"\""); return "" } }
  open var requestedOperation: ASAuthorizationProviderAuthorizationOperation { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.requestedOperation", answer: "ASAuthorizationProviderAuthorizationOperation(rawValue: \"\")"); return ASAuthorizationProviderAuthorizationOperation(rawValue: "") } }
  open var url: URL { get { _Absence.report("ASAuthorizationProviderExtensionAuthorizationRequest.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class ASAuthorizationProviderExtensionAuthorizationResult: NSObject {
  public override init() { _Absence.report("ASAuthorizationProviderExtensionAuthorizationResult", answer: "a plain object"); super.init() }
  open var httpAuthorizationHeaders: [String : String]? { get { _Absence.value(of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpAuthorizationHeaders", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpAuthorizationHeaders") } }
  open var httpBody: Data? { get { _Absence.value(of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpBody", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpBody") } }
  open var httpResponse: HTTPURLResponse? { get { _Absence.value(of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpResponse", else: nil) } set { _Absence.keep(newValue, of: self, "ASAuthorizationProviderExtensionAuthorizationResult.httpResponse") } }
  public init(httpAuthorizationHeaders: [String : String]) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationResult.init(httpAuthorizationHeaders:)", answer: "a plain object"); super.init() }
  public init(httpResponse: HTTPURLResponse, httpBody: Data?) { _Absence.report("ASAuthorizationProviderExtensionAuthorizationResult.init(httpResponse:httpBody:)", answer: "a plain object"); super.init() }
}
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
  public override init() { _Absence.report("ASAuthorizationPublicKeyCredentialParameters", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationPublicKeyCredentialParameters", answer: "a plain object"); super.init() }
  open var algorithm: ASCOSEAlgorithmIdentifier { get { _Absence.report("ASAuthorizationPublicKeyCredentialParameters.algorithm", answer: "ASCOSEAlgorithmIdentifier(rawValue: 0)"); return ASCOSEAlgorithmIdentifier(rawValue: 0) } }
  public init(algorithm: ASCOSEAlgorithmIdentifier) { _Absence.report("ASAuthorizationPublicKeyCredentialParameters.init(algorithm:)", answer: "a plain object"); super.init() }
}
open class ASAuthorizationRequest: NSObject {
  public override init() { _Absence.report("ASAuthorizationRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationRequest", answer: "a plain object"); super.init() }
  open var provider: any ASAuthorizationProvider { get { _Absence.trap("ASAuthorizationRequest.provider") } }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialAssertion", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialAssertion", answer: "a plain object"); super.init() }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] { get { _Absence.value(of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest.allowedCredentials", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest.allowedCredentials") } }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor", answer: "a plain object"); super.init() }
  public init(credentialID: Data, transports allowedTransports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport]) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.init(credentialID:transports:)", answer: "a plain object"); super.init() }
  open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { get { _Absence.value(of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.transports", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.transports") } }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialProvider", answer: "a plain object"); super.init() }
  @discardableResult open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialProvider.createCredentialAssertionRequest(challenge:)", answer: "ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest()"); return ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest() }
  @discardableResult open func createCredentialRegistrationRequest(challenge: Data, displayName: String, name: String, userID: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialProvider.createCredentialRegistrationRequest(challenge:displayName:name:userID:)", answer: "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest()"); return ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest() }
  public init(relyingPartyIdentifier: String) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialProvider.init(relyingPartyIdentifier:)", answer: "a plain object"); super.init() }
  open var relyingPartyIdentifier: String { get { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialProvider.relyingPartyIdentifier", answer: "\"\""); return "" } }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialRegistration", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialRegistration", answer: "a plain object"); super.init() }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public override init() { _Absence.report("ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] { get { _Absence.value(of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.credentialParameters", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.credentialParameters") } }
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] { get { _Absence.value(of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.excludedCredentials", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.excludedCredentials") } }
  open var residentKeyPreference: ASAuthorizationPublicKeyCredentialResidentKeyPreference { get { _Absence.value(of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.residentKeyPreference", else: ASAuthorizationPublicKeyCredentialResidentKeyPreference(rawValue: "")) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest.residentKeyPreference") } }
}
open class ASAuthorizationSingleSignOnCredential: NSObject {
  public override init() { _Absence.report("ASAuthorizationSingleSignOnCredential", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASAuthorizationSingleSignOnCredential", answer: "a plain object"); super.init() }
  open var accessToken: Data? { get { _Absence.report("ASAuthorizationSingleSignOnCredential.accessToken", answer: "nil"); return nil } }
  open var authenticatedResponse: HTTPURLResponse? { get { _Absence.report("ASAuthorizationSingleSignOnCredential.authenticatedResponse", answer: "nil"); return nil } }
  open var authorizedScopes: [ASAuthorization.Scope] { get { _Absence.report("ASAuthorizationSingleSignOnCredential.authorizedScopes", answer: "[]"); return [] } }
  open var identityToken: Data? { get { _Absence.report("ASAuthorizationSingleSignOnCredential.identityToken", answer: "nil"); return nil } }
  open var state: String? { get { _Absence.report("ASAuthorizationSingleSignOnCredential.state", answer: "nil"); return nil } }
}
open class ASAuthorizationSingleSignOnProvider: NSObject {
  public override init() { _Absence.report("ASAuthorizationSingleSignOnProvider", answer: "a plain object"); super.init() }
  open var canPerformAuthorization: Bool { get { _Absence.report("ASAuthorizationSingleSignOnProvider.canPerformAuthorization", answer: "false"); return false } }
  @discardableResult open func createRequest() -> ASAuthorizationSingleSignOnRequest { _Absence.report("ASAuthorizationSingleSignOnProvider.createRequest()", answer: "ASAuthorizationSingleSignOnRequest()"); return ASAuthorizationSingleSignOnRequest() }
  public convenience init(identityProvider url: URL) { _Absence.report("ASAuthorizationSingleSignOnProvider.init(identityProvider:)", answer: "a plain object"); self.init() }
  open var url: URL { get { _Absence.report("ASAuthorizationSingleSignOnProvider.url", answer: "URL(fileURLWithPath: \"/dev/null\")"); return URL(fileURLWithPath: "/dev/null") } }
}
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
  public override init() { _Absence.report("ASAuthorizationSingleSignOnRequest", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var authorizationOptions: [URLQueryItem] { get { _Absence.value(of: self, "ASAuthorizationSingleSignOnRequest.authorizationOptions", else: []) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSingleSignOnRequest.authorizationOptions") } }
  open var isUserInterfaceEnabled: Bool { get { _Absence.value(of: self, "ASAuthorizationSingleSignOnRequest.isUserInterfaceEnabled", else: false) } set { _Absence.keep(newValue, of: self, "ASAuthorizationSingleSignOnRequest.isUserInterfaceEnabled") } }
}
open class ASCredentialIdentityStore: NSObject {
  public override init() { _Absence.report("ASCredentialIdentityStore", answer: "a plain object"); super.init() }
  open func removeAllCredentialIdentities() async throws { _Absence.report("ASCredentialIdentityStore.removeAllCredentialIdentities()", answer: "an error"); throw _Absence.Failure(name: "ASCredentialIdentityStore.removeAllCredentialIdentities()") }
  open func removeCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws { _Absence.report("ASCredentialIdentityStore.removeCredentialIdentities(_:)", answer: "an error"); throw _Absence.Failure(name: "ASCredentialIdentityStore.removeCredentialIdentities(_:)") }
  open func replaceCredentialIdentities(with newCredentialIdentities: [ASPasswordCredentialIdentity]) async throws { _Absence.report("ASCredentialIdentityStore.replaceCredentialIdentities(with:)", answer: "an error"); throw _Absence.Failure(name: "ASCredentialIdentityStore.replaceCredentialIdentities(with:)") }
  open func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws { _Absence.report("ASCredentialIdentityStore.saveCredentialIdentities(_:)", answer: "an error"); throw _Absence.Failure(name: "ASCredentialIdentityStore.saveCredentialIdentities(_:)") }
  open class var shared: ASCredentialIdentityStore { get { _Absence.report("ASCredentialIdentityStore.shared", answer: "ASCredentialIdentityStore()"); return ASCredentialIdentityStore() } }
  @discardableResult open func state() async -> ASCredentialIdentityStoreState { _Absence.report("ASCredentialIdentityStore.state()", answer: "ASCredentialIdentityStoreState()"); return ASCredentialIdentityStoreState() }
}
open class ASCredentialIdentityStoreState: NSObject {
  public override init() { _Absence.report("ASCredentialIdentityStoreState", answer: "a plain object"); super.init() }
  open var isEnabled: Bool { get { _Absence.report("ASCredentialIdentityStoreState.isEnabled", answer: "false"); return false } }
  open var supportsIncrementalUpdates: Bool { get { _Absence.report("ASCredentialIdentityStoreState.supportsIncrementalUpdates", answer: "false"); return false } }
}
open class ASCredentialProviderViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("ASCredentialProviderViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("ASCredentialProviderViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "ASCredentialProviderViewController") }
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) { _Absence.report("ASCredentialProviderViewController.prepareCredentialList(for:)") }
  open func prepareInterfaceForExtensionConfiguration() { _Absence.report("ASCredentialProviderViewController.prepareInterfaceForExtensionConfiguration()") }
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) { _Absence.report("ASCredentialProviderViewController.prepareInterfaceToProvideCredential(for:)") }
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) { _Absence.report("ASCredentialProviderViewController.provideCredentialWithoutUserInteraction(for:)") }
}
open class ASCredentialServiceIdentifier: NSObject {
  public override init() { _Absence.report("ASCredentialServiceIdentifier", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASCredentialServiceIdentifier", answer: "a plain object"); super.init() }
  open var identifier: String { get { _Absence.report("ASCredentialServiceIdentifier.identifier", answer: "\"\""); return "" } }
  public init(identifier: String, type: ASCredentialServiceIdentifier.IdentifierType) { _Absence.report("ASCredentialServiceIdentifier.init(identifier:type:)", answer: "a plain object"); super.init() }
  open var type: ASCredentialServiceIdentifier.IdentifierType { get { _Absence.report("ASCredentialServiceIdentifier.type", answer: "ASCredentialServiceIdentifier.IdentifierType.`URL`"); return ASCredentialServiceIdentifier.IdentifierType.`URL` } }
}
open class ASPasswordCredential: NSObject {
  public override init() { _Absence.report("ASPasswordCredential", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASPasswordCredential", answer: "a plain object"); super.init() }
  public init(user: String, password: String) { _Absence.report("ASPasswordCredential.init(user:password:)", answer: "a plain object"); super.init() }
  open var password: String { get { _Absence.report("ASPasswordCredential.password", answer: "\"\""); return "" } }
  open var user: String { get { _Absence.report("ASPasswordCredential.user", answer: "\"\""); return "" } }
}
open class ASPasswordCredentialIdentity: NSObject {
  public override init() { _Absence.report("ASPasswordCredentialIdentity", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("ASPasswordCredentialIdentity", answer: "a plain object"); super.init() }
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) { _Absence.report("ASPasswordCredentialIdentity.init(serviceIdentifier:user:recordIdentifier:)", answer: "a plain object"); super.init() }
  open var rank: Int { get { _Absence.value(of: self, "ASPasswordCredentialIdentity.rank", else: 0) } set { _Absence.keep(newValue, of: self, "ASPasswordCredentialIdentity.rank") } }
  open var recordIdentifier: String? { get { _Absence.report("ASPasswordCredentialIdentity.recordIdentifier", answer: "nil"); return nil } }
  open var serviceIdentifier: ASCredentialServiceIdentifier { get { _Absence.report("ASPasswordCredentialIdentity.serviceIdentifier", answer: "ASCredentialServiceIdentifier()"); return ASCredentialServiceIdentifier() } }
  open var user: String { get { _Absence.report("ASPasswordCredentialIdentity.user", answer: "\"\""); return "" } }
}
open class ASWebAuthenticationSession: NSObject {
  public override init() { _Absence.report("ASWebAuthenticationSession", answer: "a plain object"); super.init() }
  open var canStart: Bool { get { _Absence.report("ASWebAuthenticationSession.canStart", answer: "false"); return false } }
  open func cancel() { _Absence.report("ASWebAuthenticationSession.cancel()") }
  public init(URL: URL, callbackURLScheme: String?, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler) { _Absence.report("ASWebAuthenticationSession.init(URL:callbackURLScheme:completionHandler:)", answer: "a plain object"); super.init() }
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler) { _Absence.report("ASWebAuthenticationSession.init(url:callbackURLScheme:completionHandler:)", answer: "a plain object"); super.init() }
  open var prefersEphemeralWebBrowserSession: Bool { get { _Absence.value(of: self, "ASWebAuthenticationSession.prefersEphemeralWebBrowserSession", else: false) } set { _Absence.keep(newValue, of: self, "ASWebAuthenticationSession.prefersEphemeralWebBrowserSession") } }
  open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? { get { _Absence.value(of: self, "ASWebAuthenticationSession.presentationContextProvider", else: nil) } set { _Absence.keep(newValue, of: self, "ASWebAuthenticationSession.presentationContextProvider", weakly: true) } }
  @discardableResult open func start() -> Bool { _Absence.report("ASWebAuthenticationSession.start()", answer: "false"); return false }
}
