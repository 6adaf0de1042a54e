// Made by Scripts/missing-names of Data/CoreMotion.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
}
extension CMHeadphoneMotionManagerDelegate {
  @_disfavoredOverload public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) { _Absence.report("CMHeadphoneMotionManagerDelegate.headphoneMotionManagerDidConnect(_:)") }
  @_disfavoredOverload public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) { _Absence.report("CMHeadphoneMotionManagerDelegate.headphoneMotionManagerDidDisconnect(_:)") }
}
public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
  func manager(_ manager: CMWaterSubmersionManager, didUpdate event: CMWaterSubmersionEvent)
  func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterSubmersionMeasurement)
  func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterTemperature)
  func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: any Error)
}
