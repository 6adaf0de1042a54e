// Made by Scripts/missing-names of Data/CoreBluetooth.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
extension CBCentralManagerDelegate {
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral) { _Absence.report("CBCentralManagerDelegate.centralManager(_:connectionEventDidOccur:for:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { _Absence.report("CBCentralManagerDelegate.centralManager(_:didConnect:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) { _Absence.report("CBCentralManagerDelegate.centralManager(_:didDisconnectPeripheral:error:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String : Any], rssi RSSI: NSNumber) { _Absence.report("CBCentralManagerDelegate.centralManager(_:didDiscover:advertisementData:rssi:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) { _Absence.report("CBCentralManagerDelegate.centralManager(_:didFailToConnect:error:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) { _Absence.report("CBCentralManagerDelegate.centralManager(_:didUpdateANCSAuthorizationFor:)") }
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String : Any]) { _Absence.report("CBCentralManagerDelegate.centralManager(_:willRestoreState:)") }
}
public protocol CBPeripheralDelegate: NSObjectProtocol {
}
extension CBPeripheralDelegate {
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didDiscoverCharacteristicsFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didDiscoverDescriptorsFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didDiscoverIncludedServicesFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didDiscoverServices:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) { _Absence.report("CBPeripheralDelegate.peripheral(_:didModifyServices:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didOpen:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didReadRSSI:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didUpdateNotificationStateFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didUpdateValueFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didUpdateValueFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didWriteValueFor:error:)") }
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheral(_:didWriteValueFor:error:)") }
  @_disfavoredOverload public func peripheralDidUpdateName(_ peripheral: CBPeripheral) { _Absence.report("CBPeripheralDelegate.peripheralDidUpdateName(_:)") }
  @_disfavoredOverload public func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?) { _Absence.report("CBPeripheralDelegate.peripheralDidUpdateRSSI(_:error:)") }
  @_disfavoredOverload public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) { _Absence.report("CBPeripheralDelegate.peripheralIsReady(toSendWriteWithoutResponse:)") }
}
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
extension CBPeripheralManagerDelegate {
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:central:didSubscribeTo:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:central:didUnsubscribeFrom:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didAdd:error:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didOpen:error:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didPublishL2CAPChannel:error:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didReceiveRead:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didReceiveWrite:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:didUnpublishL2CAPChannel:error:)") }
  @_disfavoredOverload public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String : Any]) { _Absence.report("CBPeripheralManagerDelegate.peripheralManager(_:willRestoreState:)") }
  @_disfavoredOverload public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) { _Absence.report("CBPeripheralManagerDelegate.peripheralManagerDidStartAdvertising(_:error:)") }
  @_disfavoredOverload public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) { _Absence.report("CBPeripheralManagerDelegate.peripheralManagerIsReady(toUpdateSubscribers:)") }
}
