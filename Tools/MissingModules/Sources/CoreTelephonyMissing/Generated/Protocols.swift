// Made by Scripts/missing-names of Data/CoreTelephony.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public protocol CTSubscriberDelegate {
  func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
}
extension CTTelephonyNetworkInfoDelegate {
  @_disfavoredOverload public func dataServiceIdentifierDidChange(_ identifier: String) { _Absence.report("CTTelephonyNetworkInfoDelegate.dataServiceIdentifierDidChange(_:)") }
}
