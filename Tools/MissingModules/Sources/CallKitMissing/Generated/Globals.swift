// Made by Scripts/missing-names of Data/CallKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
@_disfavoredOverload public var CXCallDirectoryPhoneNumberMax: CXCallDirectoryPhoneNumber { get { _Absence.trap("CXCallDirectoryPhoneNumberMax") } }
@_disfavoredOverload public var CXErrorDomain: String { get { _Absence.report("CXErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CXErrorDomainCallDirectoryManager: String { get { _Absence.report("CXErrorDomainCallDirectoryManager", answer: "\"\""); return "" } }
@_disfavoredOverload public var CXErrorDomainIncomingCall: String { get { _Absence.report("CXErrorDomainIncomingCall", answer: "\"\""); return "" } }
@_disfavoredOverload public var CXErrorDomainNotificationServiceExtension: String { get { _Absence.report("CXErrorDomainNotificationServiceExtension", answer: "\"\""); return "" } }
@_disfavoredOverload public var CXErrorDomainRequestTransaction: String { get { _Absence.report("CXErrorDomainRequestTransaction", answer: "\"\""); return "" } }
