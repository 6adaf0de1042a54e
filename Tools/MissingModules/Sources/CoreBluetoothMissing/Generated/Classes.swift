// Made by Scripts/missing-names of Data/CoreBluetooth.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class CBATTRequest: NSObject {
  public override init() { _Absence.report("CBATTRequest", answer: "a plain object"); super.init() }
  open var central: CBCentral { get { _Absence.report("CBATTRequest.central", answer: "CBCentral()"); return CBCentral() } }
  open var characteristic: CBCharacteristic { get { _Absence.report("CBATTRequest.characteristic", answer: "CBCharacteristic()"); return CBCharacteristic() } }
  open var offset: Int { get { _Absence.report("CBATTRequest.offset", answer: "0"); return 0 } }
  open var value: Data? { get { _Absence.value(of: self, "CBATTRequest.value", else: nil) } set { _Absence.keep(newValue, of: self, "CBATTRequest.value") } }
}
open class CBAttribute: NSObject {
  public override init() { _Absence.report("CBAttribute", answer: "a plain object"); super.init() }
  open var uuid: CBUUID { get { _Absence.report("CBAttribute.uuid", answer: "CBUUID()"); return CBUUID() } }
}
open class CBCentral: CBPeer {
  public override init() { _Absence.report("CBCentral", answer: "a plain object"); super.init() }
  open var maximumUpdateValueLength: Int { get { _Absence.report("CBCentral.maximumUpdateValueLength", answer: "0"); return 0 } }
}
open class CBCentralManager: CBManager {
  public override init() { _Absence.report("CBCentralManager", answer: "a plain object"); super.init() }
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { _Absence.report("CBCentralManager.cancelPeripheralConnection(_:)") }
  open func connect(_ peripheral: CBPeripheral, options: [String : Any]? = nil) { _Absence.report("CBCentralManager.connect(_:options:)") }
  open var delegate: (any CBCentralManagerDelegate)? { get { _Absence.value(of: self, "CBCentralManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CBCentralManager.delegate", weakly: true) } }
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) { _Absence.report("CBCentralManager.init(delegate:queue:)", answer: "a plain object"); self.init() }
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String : Any]? = nil) { _Absence.report("CBCentralManager.init(delegate:queue:options:)", answer: "a plain object"); super.init() }
  open var isScanning: Bool { get { _Absence.report("CBCentralManager.isScanning", answer: "false"); return false } }
  open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption : Any]? = nil) { _Absence.report("CBCentralManager.registerForConnectionEvents(options:)") }
  @discardableResult open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { _Absence.report("CBCentralManager.retrieveConnectedPeripherals(withServices:)", answer: "[]"); return [] }
  @discardableResult open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { _Absence.report("CBCentralManager.retrievePeripherals(withIdentifiers:)", answer: "[]"); return [] }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String : Any]? = nil) { _Absence.report("CBCentralManager.scanForPeripherals(withServices:options:)") }
  open func stopScan() { _Absence.report("CBCentralManager.stopScan()") }
  @discardableResult open class func supports(_ features: CBCentralManager.Feature) -> Bool { _Absence.report("CBCentralManager.supports(_:)", answer: "false"); return false }
}
open class CBCharacteristic: CBAttribute {
  public override init() { _Absence.report("CBCharacteristic", answer: "a plain object"); super.init() }
  open var descriptors: [CBDescriptor]? { get { _Absence.report("CBCharacteristic.descriptors", answer: "nil"); return nil } }
  open var isBroadcasted: Bool { get { _Absence.report("CBCharacteristic.isBroadcasted", answer: "false"); return false } }
  open var isNotifying: Bool { get { _Absence.report("CBCharacteristic.isNotifying", answer: "false"); return false } }
  open var properties: CBCharacteristicProperties { get { _Absence.report("CBCharacteristic.properties", answer: "[]"); return [] } }
  open var service: CBService? { get { _Absence.report("CBCharacteristic.service", answer: "nil"); return nil } }
  open var value: Data? { get { _Absence.report("CBCharacteristic.value", answer: "nil"); return nil } }
}
open class CBDescriptor: CBAttribute {
  public override init() { _Absence.report("CBDescriptor", answer: "a plain object"); super.init() }
  open var characteristic: CBCharacteristic? { get { _Absence.report("CBDescriptor.characteristic", answer: "nil"); return nil } }
  open var value: Any? { get { _Absence.report("CBDescriptor.value", answer: "nil"); return nil } }
}
open class CBL2CAPChannel: NSObject {
  public override init() { _Absence.report("CBL2CAPChannel", answer: "a plain object"); super.init() }
  open var inputStream: InputStream! { get { _Absence.report("CBL2CAPChannel.inputStream", answer: "nil"); return nil } }
  open var outputStream: OutputStream! { get { _Absence.report("CBL2CAPChannel.outputStream", answer: "nil"); return nil } }
  open var peer: CBPeer! { get { _Absence.report("CBL2CAPChannel.peer", answer: "nil"); return nil } }
  open var psm: CBL2CAPPSM { get { _Absence.trap("CBL2CAPChannel.psm") } }
}
open class CBManager: NSObject {
  public override init() { _Absence.report("CBManager", answer: "a plain object"); super.init() }
  open var authorization: CBManagerAuthorization { get { _Absence.report("CBManager.authorization", answer: "CBManagerAuthorization.`notDetermined`"); return CBManagerAuthorization.`notDetermined` } }
  open class var authorization: CBManagerAuthorization { get { _Absence.report("CBManager.authorization", answer: "CBManagerAuthorization.`notDetermined`"); return CBManagerAuthorization.`notDetermined` } }
  open var state: CBManagerState { get { _Absence.report("CBManager.state", answer: "CBManagerState.`unknown`"); return CBManagerState.`unknown` } }
}
open class CBMutableCharacteristic: CBCharacteristic {
  public override init() { _Absence.report("CBMutableCharacteristic", answer: "a plain object"); super.init() }
  override open var descriptors: [CBDescriptor]? { get { _Absence.value(of: self, "CBMutableCharacteristic.descriptors", else: nil) } set { _Absence.keep(newValue, of: self, "CBMutableCharacteristic.descriptors") } }
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) { _Absence.report("CBMutableCharacteristic.init(type:properties:value:permissions:)", answer: "a plain object"); super.init() }
  open var permissions: CBAttributePermissions { get { _Absence.value(of: self, "CBMutableCharacteristic.permissions", else: []) } set { _Absence.keep(newValue, of: self, "CBMutableCharacteristic.permissions") } }
  override open var properties: CBCharacteristicProperties { get { _Absence.value(of: self, "CBMutableCharacteristic.properties", else: []) } set { _Absence.keep(newValue, of: self, "CBMutableCharacteristic.properties") } }
  open var subscribedCentrals: [CBCentral]? { get { _Absence.report("CBMutableCharacteristic.subscribedCentrals", answer: "nil"); return nil } }
  override open var value: Data? { get { _Absence.value(of: self, "CBMutableCharacteristic.value", else: nil) } set { _Absence.keep(newValue, of: self, "CBMutableCharacteristic.value") } }
}
open class CBMutableDescriptor: CBDescriptor {
  public override init() { _Absence.report("CBMutableDescriptor", answer: "a plain object"); super.init() }
  public init(type UUID: CBUUID, value: Any?) { _Absence.report("CBMutableDescriptor.init(type:value:)", answer: "a plain object"); super.init() }
}
open class CBMutableService: CBService {
  public override init() { _Absence.report("CBMutableService", answer: "a plain object"); super.init() }
  override open var characteristics: [CBCharacteristic]? { get { _Absence.value(of: self, "CBMutableService.characteristics", else: nil) } set { _Absence.keep(newValue, of: self, "CBMutableService.characteristics") } }
  override open var includedServices: [CBService]? { get { _Absence.value(of: self, "CBMutableService.includedServices", else: nil) } set { _Absence.keep(newValue, of: self, "CBMutableService.includedServices") } }
  public init(type UUID: CBUUID, primary isPrimary: Bool) { _Absence.report("CBMutableService.init(type:primary:)", answer: "a plain object"); super.init() }
}
open class CBPeer: NSObject {
  public override init() { _Absence.report("CBPeer", answer: "a plain object"); super.init() }
  open var identifier: UUID { get { _Absence.report("CBPeer.identifier", answer: "UUID()"); return UUID() } }
}
open class CBPeripheral: CBPeer {
  public override init() { _Absence.report("CBPeripheral", answer: "a plain object"); super.init() }
  open var ancsAuthorized: Bool { get { _Absence.report("CBPeripheral.ancsAuthorized", answer: "false"); return false } }
  open var canSendWriteWithoutResponse: Bool { get { _Absence.report("CBPeripheral.canSendWriteWithoutResponse", answer: "false"); return false } }
  open var delegate: (any CBPeripheralDelegate)? { get { _Absence.value(of: self, "CBPeripheral.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CBPeripheral.delegate", weakly: true) } }
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { _Absence.report("CBPeripheral.discoverCharacteristics(_:for:)") }
  open func discoverDescriptors(for characteristic: CBCharacteristic) { _Absence.report("CBPeripheral.discoverDescriptors(for:)") }
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) { _Absence.report("CBPeripheral.discoverIncludedServices(_:for:)") }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) { _Absence.report("CBPeripheral.discoverServices(_:)") }
  @discardableResult open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { _Absence.report("CBPeripheral.maximumWriteValueLength(for:)", answer: "0"); return 0 }
  open var name: String? { get { _Absence.report("CBPeripheral.name", answer: "nil"); return nil } }
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) { _Absence.report("CBPeripheral.openL2CAPChannel(_:)") }
  open func readRSSI() { _Absence.report("CBPeripheral.readRSSI()") }
  open func readValue(for characteristic: CBCharacteristic) { _Absence.report("CBPeripheral.readValue(for:)") }
  open func readValue(for descriptor: CBDescriptor) { _Absence.report("CBPeripheral.readValue(for:)") }
  open var rssi: NSNumber? { get { _Absence.report("CBPeripheral.rssi", answer: "nil"); return nil } }
  open var services: [CBService]? { get { _Absence.report("CBPeripheral.services", answer: "nil"); return nil } }
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { _Absence.report("CBPeripheral.setNotifyValue(_:for:)") }
  open var state: CBPeripheralState { get { _Absence.report("CBPeripheral.state", answer: "CBPeripheralState.`connected`"); return CBPeripheralState.`connected` } }
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) { _Absence.report("CBPeripheral.writeValue(_:for:)") }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { _Absence.report("CBPeripheral.writeValue(_:for:type:)") }
}
open class CBPeripheralManager: CBManager {
  public override init() { _Absence.report("CBPeripheralManager", answer: "a plain object"); super.init() }
  open func add(_ service: CBMutableService) { _Absence.report("CBPeripheralManager.add(_:)") }
  @discardableResult open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { _Absence.report("CBPeripheralManager.authorizationStatus()", answer: "CBPeripheralManagerAuthorizationStatus.`notDetermined`"); return CBPeripheralManagerAuthorizationStatus.`notDetermined` }
  open var delegate: (any CBPeripheralManagerDelegate)? { get { _Absence.value(of: self, "CBPeripheralManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CBPeripheralManager.delegate", weakly: true) } }
  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) { _Absence.report("CBPeripheralManager.init(delegate:queue:)", answer: "a plain object"); self.init() }
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String : Any]? = nil) { _Absence.report("CBPeripheralManager.init(delegate:queue:options:)", answer: "a plain object"); super.init() }
  open var isAdvertising: Bool { get { _Absence.report("CBPeripheralManager.isAdvertising", answer: "false"); return false } }
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) { _Absence.report("CBPeripheralManager.publishL2CAPChannel(withEncryption:)") }
  open func remove(_ service: CBMutableService) { _Absence.report("CBPeripheralManager.remove(_:)") }
  open func removeAllServices() { _Absence.report("CBPeripheralManager.removeAllServices()") }
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { _Absence.report("CBPeripheralManager.respond(to:withResult:)") }
  open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) { _Absence.report("CBPeripheralManager.setDesiredConnectionLatency(_:for:)") }
  open func startAdvertising(_ advertisementData: [String : Any]?) { _Absence.report("CBPeripheralManager.startAdvertising(_:)") }
  open func stopAdvertising() { _Absence.report("CBPeripheralManager.stopAdvertising()") }
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) { _Absence.report("CBPeripheralManager.unpublishL2CAPChannel(_:)") }
  @discardableResult open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool { _Absence.report("CBPeripheralManager.updateValue(_:for:onSubscribedCentrals:)", answer: "false"); return false }
}
open class CBService: CBAttribute {
  public override init() { _Absence.report("CBService", answer: "a plain object"); super.init() }
  open var characteristics: [CBCharacteristic]? { get { _Absence.report("CBService.characteristics", answer: "nil"); return nil } }
  open var includedServices: [CBService]? { get { _Absence.report("CBService.includedServices", answer: "nil"); return nil } }
  open var isPrimary: Bool { get { _Absence.report("CBService.isPrimary", answer: "false"); return false } }
  open var peripheral: CBPeripheral? { get { _Absence.report("CBService.peripheral", answer: "nil"); return nil } }
}
open class CBUUID: NSObject {
  public override init() { _Absence.report("CBUUID", answer: "a plain object"); super.init() }
  open var data: Data { get { _Absence.report("CBUUID.data", answer: "Data()"); return Data() } }
  public init(NSUUID theUUID: UUID) { _Absence.report("CBUUID.init(NSUUID:)", answer: "a plain object"); super.init() }
  public init(data theData: Data) { _Absence.report("CBUUID.init(data:)", answer: "a plain object"); super.init() }
  public init(nsuuid theUUID: UUID) { _Absence.report("CBUUID.init(nsuuid:)", answer: "a plain object"); super.init() }
  public init(string theString: String) { _Absence.report("CBUUID.init(string:)", answer: "a plain object"); super.init() }
  open var uuidString: String { get { _Absence.report("CBUUID.uuidString", answer: "\"\""); return "" } }
}
