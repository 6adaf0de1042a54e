// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
@_disfavoredOverload public var ASAuthorizationErrorDomain: String { get { _Absence.report("ASAuthorizationErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var ASCredentialIdentityStoreErrorDomain: String { get { _Absence.report("ASCredentialIdentityStoreErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var ASExtensionErrorDomain: String { get { _Absence.report("ASExtensionErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var ASExtensionLocalizedFailureReasonErrorKey: String { get { _Absence.report("ASExtensionLocalizedFailureReasonErrorKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var ASWebAuthenticationSessionErrorDomain: String { get { _Absence.report("ASWebAuthenticationSessionErrorDomain", answer: "\"\""); return "" } }
