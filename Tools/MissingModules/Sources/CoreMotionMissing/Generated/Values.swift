// Made by Scripts/missing-names of Data/CoreMotion.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public struct CMAcceleration {
  public init() { _Absence.report("CMAcceleration.init()", answer: "a plain value") }
  public init(x: Double, y: Double, z: Double) { _Absence.report("CMAcceleration.init(x:y:z:)", answer: "a plain value") }
  private var _stored_x: Double = 0
  public var x: Double { get { _Absence.report("CMAcceleration.x", answer: "the value that was set"); return _stored_x } set { _Absence.report("CMAcceleration.x", answer: "the value that was set"); _stored_x = newValue } }
  private var _stored_y: Double = 0
  public var y: Double { get { _Absence.report("CMAcceleration.y", answer: "the value that was set"); return _stored_y } set { _Absence.report("CMAcceleration.y", answer: "the value that was set"); _stored_y = newValue } }
  private var _stored_z: Double = 0
  public var z: Double { get { _Absence.report("CMAcceleration.z", answer: "the value that was set"); return _stored_z } set { _Absence.report("CMAcceleration.z", answer: "the value that was set"); _stored_z = newValue } }
}
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var xArbitraryCorrectedZVertical: CMAttitudeReferenceFrame { _Absence.report("CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical", answer: "a value that was made up"); return CMAttitudeReferenceFrame(rawValue: 1 << 0) }
  public static var xArbitraryZVertical: CMAttitudeReferenceFrame { _Absence.report("CMAttitudeReferenceFrame.xArbitraryZVertical", answer: "a value that was made up"); return CMAttitudeReferenceFrame(rawValue: 1 << 1) }
  public static var xMagneticNorthZVertical: CMAttitudeReferenceFrame { _Absence.report("CMAttitudeReferenceFrame.xMagneticNorthZVertical", answer: "a value that was made up"); return CMAttitudeReferenceFrame(rawValue: 1 << 2) }
  public static var xTrueNorthZVertical: CMAttitudeReferenceFrame { _Absence.report("CMAttitudeReferenceFrame.xTrueNorthZVertical", answer: "a value that was made up"); return CMAttitudeReferenceFrame(rawValue: 1 << 3) }
}
public enum CMAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("CMAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("CMAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public struct CMCalibratedMagneticField {
  private var _stored_accuracy: CMMagneticFieldCalibrationAccuracy = CMMagneticFieldCalibrationAccuracy.`high`
  public var accuracy: CMMagneticFieldCalibrationAccuracy { get { _Absence.report("CMCalibratedMagneticField.accuracy", answer: "the value that was set"); return _stored_accuracy } set { _Absence.report("CMCalibratedMagneticField.accuracy", answer: "the value that was set"); _stored_accuracy = newValue } }
  private var _stored_field: CMMagneticField = CMMagneticField()
  public var field: CMMagneticField { get { _Absence.report("CMCalibratedMagneticField.field", answer: "the value that was set"); return _stored_field } set { _Absence.report("CMCalibratedMagneticField.field", answer: "the value that was set"); _stored_field = newValue } }
  public init() { _Absence.report("CMCalibratedMagneticField.init()", answer: "a plain value") }
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { _Absence.report("CMCalibratedMagneticField.init(field:accuracy:)", answer: "a plain value") }
}
extension CMDeviceMotion {
public enum SensorLocation: Hashable, Sendable {
  case `default`
  case `headphoneLeft`
  case `headphoneRight`
  public var rawValue: Int { _Absence.report("CMDeviceMotion.SensorLocation.rawValue", answer: "a value that was made up"); switch self { case .`default`: return 0; case .`headphoneLeft`: return 1; case .`headphoneRight`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CMDeviceMotion.SensorLocation.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`default`; case 1: self = .`headphoneLeft`; case 2: self = .`headphoneRight`; default: return nil } }
}
}
public struct CMError: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { _Absence.report("CMError.init(_:)", answer: "the value"); self.init(rawValue: rawValue) }
}
public struct CMMagneticField {
  public init() { _Absence.report("CMMagneticField.init()", answer: "a plain value") }
  public init(x: Double, y: Double, z: Double) { _Absence.report("CMMagneticField.init(x:y:z:)", answer: "a plain value") }
  private var _stored_x: Double = 0
  public var x: Double { get { _Absence.report("CMMagneticField.x", answer: "the value that was set"); return _stored_x } set { _Absence.report("CMMagneticField.x", answer: "the value that was set"); _stored_x = newValue } }
  private var _stored_y: Double = 0
  public var y: Double { get { _Absence.report("CMMagneticField.y", answer: "the value that was set"); return _stored_y } set { _Absence.report("CMMagneticField.y", answer: "the value that was set"); _stored_y = newValue } }
  private var _stored_z: Double = 0
  public var z: Double { get { _Absence.report("CMMagneticField.z", answer: "the value that was set"); return _stored_z } set { _Absence.report("CMMagneticField.z", answer: "the value that was set"); _stored_z = newValue } }
}
public enum CMMagneticFieldCalibrationAccuracy: Hashable, Sendable {
  case `high`
  case `low`
  case `medium`
  case `uncalibrated`
  public var rawValue: Int32 { _Absence.report("CMMagneticFieldCalibrationAccuracy.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`medium`: return 2; case .`uncalibrated`: return 3 } }
  public init?(rawValue: Int32) { _Absence.report("CMMagneticFieldCalibrationAccuracy.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`medium`; case 3: self = .`uncalibrated`; default: return nil } }
}
public enum CMMotionActivityConfidence: Hashable, Sendable {
  case `high`
  case `low`
  case `medium`
  public var rawValue: Int { _Absence.report("CMMotionActivityConfidence.rawValue", answer: "a value that was made up"); switch self { case .`high`: return 0; case .`low`: return 1; case .`medium`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CMMotionActivityConfidence.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`high`; case 1: self = .`low`; case 2: self = .`medium`; default: return nil } }
}
public enum CMPedometerEventType: Hashable, Sendable {
  case `pause`
  case `resume`
  public var rawValue: Int { _Absence.report("CMPedometerEventType.rawValue", answer: "a value that was made up"); switch self { case .`pause`: return 0; case .`resume`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("CMPedometerEventType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`pause`; case 1: self = .`resume`; default: return nil } }
}
public struct CMQuaternion {
  public init() { _Absence.report("CMQuaternion.init()", answer: "a plain value") }
  public init(x: Double, y: Double, z: Double, w: Double) { _Absence.report("CMQuaternion.init(x:y:z:w:)", answer: "a plain value") }
  private var _stored_w: Double = 0
  public var w: Double { get { _Absence.report("CMQuaternion.w", answer: "the value that was set"); return _stored_w } set { _Absence.report("CMQuaternion.w", answer: "the value that was set"); _stored_w = newValue } }
  private var _stored_x: Double = 0
  public var x: Double { get { _Absence.report("CMQuaternion.x", answer: "the value that was set"); return _stored_x } set { _Absence.report("CMQuaternion.x", answer: "the value that was set"); _stored_x = newValue } }
  private var _stored_y: Double = 0
  public var y: Double { get { _Absence.report("CMQuaternion.y", answer: "the value that was set"); return _stored_y } set { _Absence.report("CMQuaternion.y", answer: "the value that was set"); _stored_y = newValue } }
  private var _stored_z: Double = 0
  public var z: Double { get { _Absence.report("CMQuaternion.z", answer: "the value that was set"); return _stored_z } set { _Absence.report("CMQuaternion.z", answer: "the value that was set"); _stored_z = newValue } }
}
public struct CMRotationMatrix {
  public init() { _Absence.report("CMRotationMatrix.init()", answer: "a plain value") }
  public init(m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double) { _Absence.report("CMRotationMatrix.init(m11:m12:m13:m21:m22:m23:m31:m32:m33:)", answer: "a plain value") }
  private var _stored_m11: Double = 0
  public var m11: Double { get { _Absence.report("CMRotationMatrix.m11", answer: "the value that was set"); return _stored_m11 } set { _Absence.report("CMRotationMatrix.m11", answer: "the value that was set"); _stored_m11 = newValue } }
  private var _stored_m12: Double = 0
  public var m12: Double { get { _Absence.report("CMRotationMatrix.m12", answer: "the value that was set"); return _stored_m12 } set { _Absence.report("CMRotationMatrix.m12", answer: "the value that was set"); _stored_m12 = newValue } }
  private var _stored_m13: Double = 0
  public var m13: Double { get { _Absence.report("CMRotationMatrix.m13", answer: "the value that was set"); return _stored_m13 } set { _Absence.report("CMRotationMatrix.m13", answer: "the value that was set"); _stored_m13 = newValue } }
  private var _stored_m21: Double = 0
  public var m21: Double { get { _Absence.report("CMRotationMatrix.m21", answer: "the value that was set"); return _stored_m21 } set { _Absence.report("CMRotationMatrix.m21", answer: "the value that was set"); _stored_m21 = newValue } }
  private var _stored_m22: Double = 0
  public var m22: Double { get { _Absence.report("CMRotationMatrix.m22", answer: "the value that was set"); return _stored_m22 } set { _Absence.report("CMRotationMatrix.m22", answer: "the value that was set"); _stored_m22 = newValue } }
  private var _stored_m23: Double = 0
  public var m23: Double { get { _Absence.report("CMRotationMatrix.m23", answer: "the value that was set"); return _stored_m23 } set { _Absence.report("CMRotationMatrix.m23", answer: "the value that was set"); _stored_m23 = newValue } }
  private var _stored_m31: Double = 0
  public var m31: Double { get { _Absence.report("CMRotationMatrix.m31", answer: "the value that was set"); return _stored_m31 } set { _Absence.report("CMRotationMatrix.m31", answer: "the value that was set"); _stored_m31 = newValue } }
  private var _stored_m32: Double = 0
  public var m32: Double { get { _Absence.report("CMRotationMatrix.m32", answer: "the value that was set"); return _stored_m32 } set { _Absence.report("CMRotationMatrix.m32", answer: "the value that was set"); _stored_m32 = newValue } }
  private var _stored_m33: Double = 0
  public var m33: Double { get { _Absence.report("CMRotationMatrix.m33", answer: "the value that was set"); return _stored_m33 } set { _Absence.report("CMRotationMatrix.m33", answer: "the value that was set"); _stored_m33 = newValue } }
}
public struct CMRotationRate {
  public init() { _Absence.report("CMRotationRate.init()", answer: "a plain value") }
  public init(x: Double, y: Double, z: Double) { _Absence.report("CMRotationRate.init(x:y:z:)", answer: "a plain value") }
  private var _stored_x: Double = 0
  public var x: Double { get { _Absence.report("CMRotationRate.x", answer: "the value that was set"); return _stored_x } set { _Absence.report("CMRotationRate.x", answer: "the value that was set"); _stored_x = newValue } }
  private var _stored_y: Double = 0
  public var y: Double { get { _Absence.report("CMRotationRate.y", answer: "the value that was set"); return _stored_y } set { _Absence.report("CMRotationRate.y", answer: "the value that was set"); _stored_y = newValue } }
  private var _stored_z: Double = 0
  public var z: Double { get { _Absence.report("CMRotationRate.z", answer: "the value that was set"); return _stored_z } set { _Absence.report("CMRotationRate.z", answer: "the value that was set"); _stored_z = newValue } }
}
extension CMWaterSubmersionEvent {
public enum State: Hashable, Sendable {
  case `notSubmerged`
  case `submerged`
  case `unknown`
  public var rawValue: Int { _Absence.report("CMWaterSubmersionEvent.State.rawValue", answer: "a value that was made up"); switch self { case .`notSubmerged`: return 0; case .`submerged`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("CMWaterSubmersionEvent.State.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`notSubmerged`; case 1: self = .`submerged`; case 2: self = .`unknown`; default: return nil } }
}
}
extension CMWaterSubmersionMeasurement {
public enum DepthState: Hashable, Sendable {
  case `approachingMaxDepth`
  case `notSubmerged`
  case `pastMaxDepth`
  case `sensorDepthError`
  case `submergedDeep`
  case `submergedShallow`
  case `unknown`
  public var rawValue: Int { _Absence.report("CMWaterSubmersionMeasurement.DepthState.rawValue", answer: "a value that was made up"); switch self { case .`approachingMaxDepth`: return 0; case .`notSubmerged`: return 1; case .`pastMaxDepth`: return 2; case .`sensorDepthError`: return 3; case .`submergedDeep`: return 4; case .`submergedShallow`: return 5; case .`unknown`: return 6 } }
  public init?(rawValue: Int) { _Absence.report("CMWaterSubmersionMeasurement.DepthState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`approachingMaxDepth`; case 1: self = .`notSubmerged`; case 2: self = .`pastMaxDepth`; case 3: self = .`sensorDepthError`; case 4: self = .`submergedDeep`; case 5: self = .`submergedShallow`; case 6: self = .`unknown`; default: return nil } }
}
}
