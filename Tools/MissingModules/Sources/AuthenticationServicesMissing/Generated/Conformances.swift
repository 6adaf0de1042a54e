// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {
}
extension ASAuthorizationPasswordProvider: ASAuthorizationProvider {
}
extension ASAuthorizationPlatformPublicKeyCredentialProvider: ASAuthorizationProvider {
}
extension ASAuthorizationSecurityKeyPublicKeyCredentialProvider: ASAuthorizationProvider {
}
extension ASAuthorizationSingleSignOnProvider: ASAuthorizationProvider {
}
