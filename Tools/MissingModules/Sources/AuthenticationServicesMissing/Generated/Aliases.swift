// Made by Scripts/missing-names of Data/AuthenticationServices.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
public typealias ASPresentationAnchor = UIWindow
extension ASWebAuthenticationSession { public typealias CompletionHandler = (URL?, (any Error)?) -> Void }
