// Made by Scripts/missing-names of Data/Social.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void
public typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void
