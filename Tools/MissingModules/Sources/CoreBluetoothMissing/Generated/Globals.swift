// Made by Scripts/missing-names of Data/CoreBluetooth.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
@_disfavoredOverload public var CBATTErrorDomain: String { get { _Absence.report("CBATTErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataIsConnectable: String { get { _Absence.report("CBAdvertisementDataIsConnectable", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataLocalNameKey: String { get { _Absence.report("CBAdvertisementDataLocalNameKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataManufacturerDataKey: String { get { _Absence.report("CBAdvertisementDataManufacturerDataKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataOverflowServiceUUIDsKey: String { get { _Absence.report("CBAdvertisementDataOverflowServiceUUIDsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataServiceDataKey: String { get { _Absence.report("CBAdvertisementDataServiceDataKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataServiceUUIDsKey: String { get { _Absence.report("CBAdvertisementDataServiceUUIDsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataSolicitedServiceUUIDsKey: String { get { _Absence.report("CBAdvertisementDataSolicitedServiceUUIDsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBAdvertisementDataTxPowerLevelKey: String { get { _Absence.report("CBAdvertisementDataTxPowerLevelKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerOptionDeviceAccessForMedia: String { get { _Absence.report("CBCentralManagerOptionDeviceAccessForMedia", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerOptionRestoreIdentifierKey: String { get { _Absence.report("CBCentralManagerOptionRestoreIdentifierKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerOptionShowPowerAlertKey: String { get { _Absence.report("CBCentralManagerOptionShowPowerAlertKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerRestoredStatePeripheralsKey: String { get { _Absence.report("CBCentralManagerRestoredStatePeripheralsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerRestoredStateScanOptionsKey: String { get { _Absence.report("CBCentralManagerRestoredStateScanOptionsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerRestoredStateScanServicesKey: String { get { _Absence.report("CBCentralManagerRestoredStateScanServicesKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerScanOptionAllowDuplicatesKey: String { get { _Absence.report("CBCentralManagerScanOptionAllowDuplicatesKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String { get { _Absence.report("CBCentralManagerScanOptionSolicitedServiceUUIDsKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionEnableTransportBridgingKey: String { get { _Absence.report("CBConnectPeripheralOptionEnableTransportBridgingKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionNotifyOnConnectionKey: String { get { _Absence.report("CBConnectPeripheralOptionNotifyOnConnectionKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionNotifyOnDisconnectionKey: String { get { _Absence.report("CBConnectPeripheralOptionNotifyOnDisconnectionKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionNotifyOnNotificationKey: String { get { _Absence.report("CBConnectPeripheralOptionNotifyOnNotificationKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionRequiresANCS: String { get { _Absence.report("CBConnectPeripheralOptionRequiresANCS", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBConnectPeripheralOptionStartDelayKey: String { get { _Absence.report("CBConnectPeripheralOptionStartDelayKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBErrorDomain: String { get { _Absence.report("CBErrorDomain", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBPeripheralManagerOptionRestoreIdentifierKey: String { get { _Absence.report("CBPeripheralManagerOptionRestoreIdentifierKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBPeripheralManagerOptionShowPowerAlertKey: String { get { _Absence.report("CBPeripheralManagerOptionShowPowerAlertKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBPeripheralManagerRestoredStateAdvertisementDataKey: String { get { _Absence.report("CBPeripheralManagerRestoredStateAdvertisementDataKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBPeripheralManagerRestoredStateServicesKey: String { get { _Absence.report("CBPeripheralManagerRestoredStateServicesKey", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDCharacteristicAggregateFormatString: String { get { _Absence.report("CBUUIDCharacteristicAggregateFormatString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDCharacteristicExtendedPropertiesString: String { get { _Absence.report("CBUUIDCharacteristicExtendedPropertiesString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDCharacteristicFormatString: String { get { _Absence.report("CBUUIDCharacteristicFormatString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDCharacteristicUserDescriptionString: String { get { _Absence.report("CBUUIDCharacteristicUserDescriptionString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDCharacteristicValidRangeString: String { get { _Absence.report("CBUUIDCharacteristicValidRangeString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDClientCharacteristicConfigurationString: String { get { _Absence.report("CBUUIDClientCharacteristicConfigurationString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDL2CAPPSMCharacteristicString: String { get { _Absence.report("CBUUIDL2CAPPSMCharacteristicString", answer: "\"\""); return "" } }
@_disfavoredOverload public var CBUUIDServerCharacteristicConfigurationString: String { get { _Absence.report("CBUUIDServerCharacteristicConfigurationString", answer: "\"\""); return "" } }
