// Made by Scripts/missing-names of Data/CoreBluetooth.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public struct CBATTError: Swift.Error {
  init() {}
  public static var attributeNotFound: CBATTError.Code { get { _Absence.report("CBATTError.attributeNotFound", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var attributeNotLong: CBATTError.Code { get { _Absence.report("CBATTError.attributeNotLong", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public var code: Self.Code { get { _Absence.trap("CBATTError.code") } }
  public var errorCode: Int { get { _Absence.report("CBATTError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CBATTError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CBATTError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CBATTError.init(_:userInfo:)", answer: "a plain value") }
  public static var insufficientAuthentication: CBATTError.Code { get { _Absence.report("CBATTError.insufficientAuthentication", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var insufficientAuthorization: CBATTError.Code { get { _Absence.report("CBATTError.insufficientAuthorization", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var insufficientEncryption: CBATTError.Code { get { _Absence.report("CBATTError.insufficientEncryption", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var insufficientEncryptionKeySize: CBATTError.Code { get { _Absence.report("CBATTError.insufficientEncryptionKeySize", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var insufficientResources: CBATTError.Code { get { _Absence.report("CBATTError.insufficientResources", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var invalidAttributeValueLength: CBATTError.Code { get { _Absence.report("CBATTError.invalidAttributeValueLength", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var invalidHandle: CBATTError.Code { get { _Absence.report("CBATTError.invalidHandle", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var invalidOffset: CBATTError.Code { get { _Absence.report("CBATTError.invalidOffset", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var invalidPdu: CBATTError.Code { get { _Absence.report("CBATTError.invalidPdu", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var prepareQueueFull: CBATTError.Code { get { _Absence.report("CBATTError.prepareQueueFull", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var readNotPermitted: CBATTError.Code { get { _Absence.report("CBATTError.readNotPermitted", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var requestNotSupported: CBATTError.Code { get { _Absence.report("CBATTError.requestNotSupported", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var success: CBATTError.Code { get { _Absence.report("CBATTError.success", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var unlikelyError: CBATTError.Code { get { _Absence.report("CBATTError.unlikelyError", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public static var unsupportedGroupType: CBATTError.Code { get { _Absence.report("CBATTError.unsupportedGroupType", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
  public var userInfo: [String : Any] { get { _Absence.report("CBATTError.userInfo", answer: "[:]"); return [:] } }
  public static var writeNotPermitted: CBATTError.Code { get { _Absence.report("CBATTError.writeNotPermitted", answer: "CBATTError.Code.`attributeNotFound`"); return CBATTError.Code.`attributeNotFound` } }
}
extension CBATTError {
public enum Code: Hashable, Sendable {
  case `attributeNotFound`
  case `attributeNotLong`
  case `insufficientAuthentication`
  case `insufficientAuthorization`
  case `insufficientEncryption`
  case `insufficientEncryptionKeySize`
  case `insufficientResources`
  case `invalidAttributeValueLength`
  case `invalidHandle`
  case `invalidOffset`
  case `invalidPdu`
  case `prepareQueueFull`
  case `readNotPermitted`
  case `requestNotSupported`
  case `success`
  case `unlikelyError`
  case `unsupportedGroupType`
  case `writeNotPermitted`
  public var rawValue: Int { _Absence.report("CBATTError.Code.rawValue", answer: "a value that was made up"); switch self { case .`attributeNotFound`: return 0; case .`attributeNotLong`: return 1; case .`insufficientAuthentication`: return 2; case .`insufficientAuthorization`: return 3; case .`insufficientEncryption`: return 4; case .`insufficientEncryptionKeySize`: return 5; case .`insufficientResources`: return 6; case .`invalidAttributeValueLength`: return 7; case .`invalidHandle`: return 8; case .`invalidOffset`: return 9; case .`invalidPdu`: return 10; case .`prepareQueueFull`: return 11; case .`readNotPermitted`: return 12; case .`requestNotSupported`: return 13; case .`success`: return 14; case .`unlikelyError`: return 15; case .`unsupportedGroupType`: return 16; case .`writeNotPermitted`: return 17 } }
  public init?(rawValue: Int) { _Absence.report("CBATTError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`attributeNotFound`; case 1: self = .`attributeNotLong`; case 2: self = .`insufficientAuthentication`; case 3: self = .`insufficientAuthorization`; case 4: self = .`insufficientEncryption`; case 5: self = .`insufficientEncryptionKeySize`; case 6: self = .`insufficientResources`; case 7: self = .`invalidAttributeValueLength`; case 8: self = .`invalidHandle`; case 9: self = .`invalidOffset`; case 10: self = .`invalidPdu`; case 11: self = .`prepareQueueFull`; case 12: self = .`readNotPermitted`; case 13: self = .`requestNotSupported`; case 14: self = .`success`; case 15: self = .`unlikelyError`; case 16: self = .`unsupportedGroupType`; case 17: self = .`writeNotPermitted`; default: return nil } }
}
}
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var readEncryptionRequired: CBAttributePermissions { _Absence.report("CBAttributePermissions.readEncryptionRequired", answer: "a value that was made up"); return CBAttributePermissions(rawValue: 1 << 0) }
  public static var readable: CBAttributePermissions { _Absence.report("CBAttributePermissions.readable", answer: "a value that was made up"); return CBAttributePermissions(rawValue: 1 << 1) }
  public static var writeEncryptionRequired: CBAttributePermissions { _Absence.report("CBAttributePermissions.writeEncryptionRequired", answer: "a value that was made up"); return CBAttributePermissions(rawValue: 1 << 2) }
  public static var writeable: CBAttributePermissions { _Absence.report("CBAttributePermissions.writeable", answer: "a value that was made up"); return CBAttributePermissions(rawValue: 1 << 3) }
}
extension CBCentralManager {
public struct Feature: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var extendedScanAndConnect: CBCentralManager.Feature { _Absence.report("CBCentralManager.Feature.extendedScanAndConnect", answer: "a value that was made up"); return CBCentralManager.Feature(rawValue: 1 << 0) }
}
}
public enum CBCentralManagerState: Hashable, Sendable {
  case `poweredOff`
  case `poweredOn`
  case `resetting`
  case `unauthorized`
  case `unknown`
  case `unsupported`
  public var rawValue: Int { _Absence.report("CBCentralManagerState.rawValue", answer: "a value that was made up"); switch self { case .`poweredOff`: return 0; case .`poweredOn`: return 1; case .`resetting`: return 2; case .`unauthorized`: return 3; case .`unknown`: return 4; case .`unsupported`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("CBCentralManagerState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`poweredOff`; case 1: self = .`poweredOn`; case 2: self = .`resetting`; case 3: self = .`unauthorized`; case 4: self = .`unknown`; case 5: self = .`unsupported`; default: return nil } }
}
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var authenticatedSignedWrites: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.authenticatedSignedWrites", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 0) }
  public static var broadcast: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.broadcast", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 1) }
  public static var extendedProperties: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.extendedProperties", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 2) }
  public static var indicate: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.indicate", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 3) }
  public static var indicateEncryptionRequired: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.indicateEncryptionRequired", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 4) }
  public static var notify: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.notify", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 5) }
  public static var notifyEncryptionRequired: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.notifyEncryptionRequired", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 6) }
  public static var read: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.read", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 7) }
  public static var write: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.write", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 8) }
  public static var writeWithoutResponse: CBCharacteristicProperties { _Absence.report("CBCharacteristicProperties.writeWithoutResponse", answer: "a value that was made up"); return CBCharacteristicProperties(rawValue: 1 << 9) }
}
public enum CBCharacteristicWriteType: Hashable, Sendable {
  case `withResponse`
  case `withoutResponse`
  public var rawValue: Int { _Absence.report("CBCharacteristicWriteType.rawValue", answer: "a value that was made up"); switch self { case .`withResponse`: return 0; case .`withoutResponse`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CBCharacteristicWriteType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`withResponse`; case 1: self = .`withoutResponse`; default: return nil } }
}
public enum CBConnectionEvent: Hashable, Sendable {
  case `peerConnected`
  case `peerDisconnected`
  public var rawValue: Int { _Absence.report("CBConnectionEvent.rawValue", answer: "a value that was made up"); switch self { case .`peerConnected`: return 0; case .`peerDisconnected`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CBConnectionEvent.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`peerConnected`; case 1: self = .`peerDisconnected`; default: return nil } }
}
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var peripheralUUIDs: CBConnectionEventMatchingOption { _Absence.report("CBConnectionEventMatchingOption.peripheralUUIDs", answer: "a name that was made up"); return CBConnectionEventMatchingOption(rawValue: "peripheralUUIDs") }
  public static var serviceUUIDs: CBConnectionEventMatchingOption { _Absence.report("CBConnectionEventMatchingOption.serviceUUIDs", answer: "a name that was made up"); return CBConnectionEventMatchingOption(rawValue: "serviceUUIDs") }
}
public struct CBError: Swift.Error {
  init() {}
  public static var alreadyAdvertising: CBError.Code { get { _Absence.report("CBError.alreadyAdvertising", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("CBError.code") } }
  public static var connectionFailed: CBError.Code { get { _Absence.report("CBError.connectionFailed", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var connectionLimitReached: CBError.Code { get { _Absence.report("CBError.connectionLimitReached", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var connectionTimeout: CBError.Code { get { _Absence.report("CBError.connectionTimeout", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var encryptionTimedOut: CBError.Code { get { _Absence.report("CBError.encryptionTimedOut", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public var errorCode: Int { get { _Absence.report("CBError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("CBError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("CBError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("CBError.init(_:userInfo:)", answer: "a plain value") }
  public static var invalidHandle: CBError.Code { get { _Absence.report("CBError.invalidHandle", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var invalidParameters: CBError.Code { get { _Absence.report("CBError.invalidParameters", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var notConnected: CBError.Code { get { _Absence.report("CBError.notConnected", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var operationCancelled: CBError.Code { get { _Absence.report("CBError.operationCancelled", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var operationNotSupported: CBError.Code { get { _Absence.report("CBError.operationNotSupported", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var outOfSpace: CBError.Code { get { _Absence.report("CBError.outOfSpace", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var peerRemovedPairingInformation: CBError.Code { get { _Absence.report("CBError.peerRemovedPairingInformation", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var peripheralDisconnected: CBError.Code { get { _Absence.report("CBError.peripheralDisconnected", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var tooManyLEPairedDevices: CBError.Code { get { _Absence.report("CBError.tooManyLEPairedDevices", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var unknown: CBError.Code { get { _Absence.report("CBError.unknown", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var unknownDevice: CBError.Code { get { _Absence.report("CBError.unknownDevice", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public static var unkownDevice: CBError.Code { get { _Absence.report("CBError.unkownDevice", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("CBError.userInfo", answer: "[:]"); return [:] } }
  public static var uuidNotAllowed: CBError.Code { get { _Absence.report("CBError.uuidNotAllowed", answer: "CBError.Code.`unknown`"); return CBError.Code.`unknown` } }
}
extension CBError {
public enum Code: Hashable, Sendable {
  case `alreadyAdvertising`
  case `connectionFailed`
  case `connectionLimitReached`
  case `connectionTimeout`
  case `encryptionTimedOut`
  case `invalidHandle`
  case `invalidParameters`
  case `notConnected`
  case `operationCancelled`
  case `operationNotSupported`
  case `outOfSpace`
  case `peerRemovedPairingInformation`
  case `peripheralDisconnected`
  case `tooManyLEPairedDevices`
  case `unknown`
  case `unkownDevice`
  case `uuidNotAllowed`
  public var rawValue: Int { _Absence.report("CBError.Code.rawValue", answer: "a value that was made up"); switch self { case .`alreadyAdvertising`: return 0; case .`connectionFailed`: return 1; case .`connectionLimitReached`: return 2; case .`connectionTimeout`: return 3; case .`encryptionTimedOut`: return 4; case .`invalidHandle`: return 5; case .`invalidParameters`: return 6; case .`notConnected`: return 7; case .`operationCancelled`: return 8; case .`operationNotSupported`: return 9; case .`outOfSpace`: return 10; case .`peerRemovedPairingInformation`: return 11; case .`peripheralDisconnected`: return 12; case .`tooManyLEPairedDevices`: return 13; case .`unknown`: return 14; case .`unkownDevice`: return 15; case .`uuidNotAllowed`: return 16 } }
  public init?(rawValue: Int) { _Absence.report("CBError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`alreadyAdvertising`; case 1: self = .`connectionFailed`; case 2: self = .`connectionLimitReached`; case 3: self = .`connectionTimeout`; case 4: self = .`encryptionTimedOut`; case 5: self = .`invalidHandle`; case 6: self = .`invalidParameters`; case 7: self = .`notConnected`; case 8: self = .`operationCancelled`; case 9: self = .`operationNotSupported`; case 10: self = .`outOfSpace`; case 11: self = .`peerRemovedPairingInformation`; case 12: self = .`peripheralDisconnected`; case 13: self = .`tooManyLEPairedDevices`; case 14: self = .`unknown`; case 15: self = .`unkownDevice`; case 16: self = .`uuidNotAllowed`; default: return nil } }
  public static var unknownDevice: CBError.Code { get { _Absence.trap("CBError.Code.unknownDevice") } }
}
}
public enum CBManagerAuthorization: Hashable, Sendable {
  case `allowedAlways`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("CBManagerAuthorization.rawValue", answer: "a value that was made up"); switch self { case .`allowedAlways`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CBManagerAuthorization.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`allowedAlways`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public enum CBManagerState: Hashable, Sendable {
  case `poweredOff`
  case `poweredOn`
  case `resetting`
  case `unauthorized`
  case `unknown`
  case `unsupported`
  public var rawValue: Int { _Absence.report("CBManagerState.rawValue", answer: "a value that was made up"); switch self { case .`poweredOff`: return 0; case .`poweredOn`: return 1; case .`resetting`: return 2; case .`unauthorized`: return 3; case .`unknown`: return 4; case .`unsupported`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("CBManagerState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`poweredOff`; case 1: self = .`poweredOn`; case 2: self = .`resetting`; case 3: self = .`unauthorized`; case 4: self = .`unknown`; case 5: self = .`unsupported`; default: return nil } }
}
public enum CBPeripheralManagerAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("CBPeripheralManagerAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CBPeripheralManagerAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public enum CBPeripheralManagerConnectionLatency: Hashable, Sendable {
  case `high`
  case `low`
  case `medium`
  public var rawValue: Int { _Absence.report("CBPeripheralManagerConnectionLatency.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`medium`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CBPeripheralManagerConnectionLatency.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`medium`; default: return nil } }
}
public enum CBPeripheralManagerState: Hashable, Sendable {
  case `poweredOff`
  case `poweredOn`
  case `resetting`
  case `unauthorized`
  case `unknown`
  case `unsupported`
  public var rawValue: Int { _Absence.report("CBPeripheralManagerState.rawValue", answer: "a value that was made up"); switch self { case .`poweredOff`: return 0; case .`poweredOn`: return 1; case .`resetting`: return 2; case .`unauthorized`: return 3; case .`unknown`: return 4; case .`unsupported`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("CBPeripheralManagerState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`poweredOff`; case 1: self = .`poweredOn`; case 2: self = .`resetting`; case 3: self = .`unauthorized`; case 4: self = .`unknown`; case 5: self = .`unsupported`; default: return nil } }
}
public enum CBPeripheralState: Hashable, Sendable {
  case `connected`
  case `connecting`
  case `disconnected`
  case `disconnecting`
  public var rawValue: Int { _Absence.report("CBPeripheralState.rawValue", answer: "a value that was made up"); switch self { case .`connected`: return 0; case .`connecting`: return 1; case .`disconnected`: return 2; case .`disconnecting`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CBPeripheralState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`connected`; case 1: self = .`connecting`; case 2: self = .`disconnected`; case 3: self = .`disconnecting`; default: return nil } }
}
