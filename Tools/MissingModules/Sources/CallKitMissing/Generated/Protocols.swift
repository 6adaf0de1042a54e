// Made by Scripts/missing-names of Data/CallKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
}
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
}
extension CXProviderDelegate {
  @_disfavoredOverload public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { _Absence.report("CXProviderDelegate.provider(_:didActivate:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { _Absence.report("CXProviderDelegate.provider(_:didDeactivate:)") }
  @discardableResult @_disfavoredOverload public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { _Absence.report("CXProviderDelegate.provider(_:execute:)", answer: "false"); return false }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { _Absence.report("CXProviderDelegate.provider(_:perform:)") }
  @_disfavoredOverload public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) { _Absence.report("CXProviderDelegate.provider(_:timedOutPerforming:)") }
  @_disfavoredOverload public func providerDidBegin(_ provider: CXProvider) { _Absence.report("CXProviderDelegate.providerDidBegin(_:)") }
}
