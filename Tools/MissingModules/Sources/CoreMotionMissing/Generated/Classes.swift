// Made by Scripts/missing-names of Data/CoreMotion.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class CMAbsoluteAltitudeData: CMLogItem {
  public override init() { _Absence.report("CMAbsoluteAltitudeData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var accuracy: Double { get { _Absence.report("CMAbsoluteAltitudeData.accuracy", answer: "0"); return 0 } }
  open var altitude: Double { get { _Absence.report("CMAbsoluteAltitudeData.altitude", answer: "0"); return 0 } }
  open var precision: Double { get { _Absence.report("CMAbsoluteAltitudeData.precision", answer: "0"); return 0 } }
}
open class CMAccelerometerData: CMLogItem {
  public override init() { _Absence.report("CMAccelerometerData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var acceleration: CMAcceleration { get { _Absence.report("CMAccelerometerData.acceleration", answer: "CMAcceleration()"); return CMAcceleration() } }
}
open class CMAltimeter: NSObject {
  public override init() { _Absence.report("CMAltimeter", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> CMAuthorizationStatus { _Absence.report("CMAltimeter.authorizationStatus()", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` }
  @discardableResult open class func isAbsoluteAltitudeAvailable() -> Bool { _Absence.report("CMAltimeter.isAbsoluteAltitudeAvailable()", answer: "false"); return false }
  @discardableResult open class func isRelativeAltitudeAvailable() -> Bool { _Absence.report("CMAltimeter.isRelativeAltitudeAvailable()", answer: "false"); return false }
  open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler) { _Absence.report("CMAltimeter.startAbsoluteAltitudeUpdates(to:withHandler:)") }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) { _Absence.report("CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)") }
  open func stopAbsoluteAltitudeUpdates() { _Absence.report("CMAltimeter.stopAbsoluteAltitudeUpdates()") }
  open func stopRelativeAltitudeUpdates() { _Absence.report("CMAltimeter.stopRelativeAltitudeUpdates()") }
}
open class CMAltitudeData: CMLogItem {
  public override init() { _Absence.report("CMAltitudeData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var pressure: NSNumber { get { _Absence.report("CMAltitudeData.pressure", answer: "NSNumber(value: 0)"); return NSNumber(value: 0) } }
  open var relativeAltitude: NSNumber { get { _Absence.report("CMAltitudeData.relativeAltitude", answer: "NSNumber(value: 0)"); return NSNumber(value: 0) } }
}
open class CMAmbientPressureData: CMLogItem {
  public override init() { _Absence.report("CMAmbientPressureData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var pressure: Measurement<UnitPressure> { get { _Absence.trap("CMAmbientPressureData.pressure") } }
  open var temperature: Measurement<UnitTemperature> { get { _Absence.trap("CMAmbientPressureData.temperature") } }
}
open class CMAttitude: NSObject {
  public override init() { _Absence.report("CMAttitude", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMAttitude", answer: "a plain object"); super.init() }
  open func multiply(byInverseOf attitude: CMAttitude) { _Absence.report("CMAttitude.multiply(byInverseOf:)") }
  open var pitch: Double { get { _Absence.report("CMAttitude.pitch", answer: "0"); return 0 } }
  open var quaternion: CMQuaternion { get { _Absence.report("CMAttitude.quaternion", answer: "CMQuaternion()"); return CMQuaternion() } }
  open var roll: Double { get { _Absence.report("CMAttitude.roll", answer: "0"); return 0 } }
  open var rotationMatrix: CMRotationMatrix { get { _Absence.report("CMAttitude.rotationMatrix", answer: "CMRotationMatrix()"); return CMRotationMatrix() } }
  open var yaw: Double { get { _Absence.report("CMAttitude.yaw", answer: "0"); return 0 } }
}
open class CMDeviceMotion: CMLogItem {
  public override init() { _Absence.report("CMDeviceMotion", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var attitude: CMAttitude { get { _Absence.report("CMDeviceMotion.attitude", answer: "CMAttitude()"); return CMAttitude() } }
  open var gravity: CMAcceleration { get { _Absence.report("CMDeviceMotion.gravity", answer: "CMAcceleration()"); return CMAcceleration() } }
  open var heading: Double { get { _Absence.report("CMDeviceMotion.heading", answer: "0"); return 0 } }
  open var magneticField: CMCalibratedMagneticField { get { _Absence.report("CMDeviceMotion.magneticField", answer: "CMCalibratedMagneticField()"); return CMCalibratedMagneticField() } }
  open var rotationRate: CMRotationRate { get { _Absence.report("CMDeviceMotion.rotationRate", answer: "CMRotationRate()"); return CMRotationRate() } }
  open var sensorLocation: CMDeviceMotion.SensorLocation { get { _Absence.report("CMDeviceMotion.sensorLocation", answer: "CMDeviceMotion.SensorLocation.`default`"); return CMDeviceMotion.SensorLocation.`default` } }
  open var userAcceleration: CMAcceleration { get { _Absence.report("CMDeviceMotion.userAcceleration", answer: "CMAcceleration()"); return CMAcceleration() } }
}
open class CMDyskineticSymptomResult: NSObject {
  public override init() { _Absence.report("CMDyskineticSymptomResult", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMDyskineticSymptomResult", answer: "a plain object"); super.init() }
  open var endDate: Date { get { _Absence.report("CMDyskineticSymptomResult.endDate", answer: "Date()"); return Date() } }
  open var percentLikely: Float { get { _Absence.report("CMDyskineticSymptomResult.percentLikely", answer: "0"); return 0 } }
  open var percentUnlikely: Float { get { _Absence.report("CMDyskineticSymptomResult.percentUnlikely", answer: "0"); return 0 } }
  open var startDate: Date { get { _Absence.report("CMDyskineticSymptomResult.startDate", answer: "Date()"); return Date() } }
}
open class CMGyroData: CMLogItem {
  public override init() { _Absence.report("CMGyroData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rotationRate: CMRotationRate { get { _Absence.report("CMGyroData.rotationRate", answer: "CMRotationRate()"); return CMRotationRate() } }
}
open class CMHeadphoneMotionManager: NSObject {
  public override init() { _Absence.report("CMHeadphoneMotionManager", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> CMAuthorizationStatus { _Absence.report("CMHeadphoneMotionManager.authorizationStatus()", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` }
  open var delegate: (any CMHeadphoneMotionManagerDelegate)? { get { _Absence.value(of: self, "CMHeadphoneMotionManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CMHeadphoneMotionManager.delegate", weakly: true) } }
  open var deviceMotion: CMDeviceMotion? { get { _Absence.report("CMHeadphoneMotionManager.deviceMotion", answer: "nil"); return nil } }
  open var isDeviceMotionActive: Bool { get { _Absence.report("CMHeadphoneMotionManager.isDeviceMotionActive", answer: "false"); return false } }
  open var isDeviceMotionAvailable: Bool { get { _Absence.report("CMHeadphoneMotionManager.isDeviceMotionAvailable", answer: "false"); return false } }
  open func startDeviceMotionUpdates() { _Absence.report("CMHeadphoneMotionManager.startDeviceMotionUpdates()") }
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMHeadphoneMotionManager.DeviceMotionHandler) { _Absence.report("CMHeadphoneMotionManager.startDeviceMotionUpdates(to:withHandler:)") }
  open func stopDeviceMotionUpdates() { _Absence.report("CMHeadphoneMotionManager.stopDeviceMotionUpdates()") }
}
open class CMLogItem: NSObject {
  public override init() { _Absence.report("CMLogItem", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMLogItem", answer: "a plain object"); super.init() }
  open var timestamp: TimeInterval { get { _Absence.report("CMLogItem.timestamp", answer: "0"); return 0 } }
}
open class CMMagnetometerData: CMLogItem {
  public override init() { _Absence.report("CMMagnetometerData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var magneticField: CMMagneticField { get { _Absence.report("CMMagnetometerData.magneticField", answer: "CMMagneticField()"); return CMMagneticField() } }
}
open class CMMotionActivity: CMLogItem {
  public override init() { _Absence.report("CMMotionActivity", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var automotive: Bool { get { _Absence.report("CMMotionActivity.automotive", answer: "false"); return false } }
  open var confidence: CMMotionActivityConfidence { get { _Absence.report("CMMotionActivity.confidence", answer: "CMMotionActivityConfidence.`high`"); return CMMotionActivityConfidence.`high` } }
  open var cycling: Bool { get { _Absence.report("CMMotionActivity.cycling", answer: "false"); return false } }
  open var running: Bool { get { _Absence.report("CMMotionActivity.running", answer: "false"); return false } }
  open var startDate: Date { get { _Absence.report("CMMotionActivity.startDate", answer: "Date()"); return Date() } }
  open var stationary: Bool { get { _Absence.report("CMMotionActivity.stationary", answer: "false"); return false } }
  open var unknown: Bool { get { _Absence.report("CMMotionActivity.unknown", answer: "false"); return false } }
  open var walking: Bool { get { _Absence.report("CMMotionActivity.walking", answer: "false"); return false } }
}
open class CMMotionActivityManager: NSObject {
  public override init() { _Absence.report("CMMotionActivityManager", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> CMAuthorizationStatus { _Absence.report("CMMotionActivityManager.authorizationStatus()", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` }
  @discardableResult open class func isActivityAvailable() -> Bool { _Absence.report("CMMotionActivityManager.isActivityAvailable()", answer: "false"); return false }
  open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler) { _Absence.report("CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)") }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) { _Absence.report("CMMotionActivityManager.startActivityUpdates(to:withHandler:)") }
  open func stopActivityUpdates() { _Absence.report("CMMotionActivityManager.stopActivityUpdates()") }
}
open class CMMotionManager: NSObject {
  public override init() { _Absence.report("CMMotionManager", answer: "a plain object"); super.init() }
  open var accelerometerData: CMAccelerometerData? { get { _Absence.report("CMMotionManager.accelerometerData", answer: "nil"); return nil } }
  open var accelerometerUpdateInterval: TimeInterval { get { _Absence.value(of: self, "CMMotionManager.accelerometerUpdateInterval", else: 0) } set { _Absence.keep(newValue, of: self, "CMMotionManager.accelerometerUpdateInterval") } }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { get { _Absence.report("CMMotionManager.attitudeReferenceFrame", answer: "[]"); return [] } }
  @discardableResult open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { _Absence.report("CMMotionManager.availableAttitudeReferenceFrames()", answer: "[]"); return [] }
  open var deviceMotion: CMDeviceMotion? { get { _Absence.report("CMMotionManager.deviceMotion", answer: "nil"); return nil } }
  open var deviceMotionUpdateInterval: TimeInterval { get { _Absence.value(of: self, "CMMotionManager.deviceMotionUpdateInterval", else: 0) } set { _Absence.keep(newValue, of: self, "CMMotionManager.deviceMotionUpdateInterval") } }
  open var gyroData: CMGyroData? { get { _Absence.report("CMMotionManager.gyroData", answer: "nil"); return nil } }
  open var gyroUpdateInterval: TimeInterval { get { _Absence.value(of: self, "CMMotionManager.gyroUpdateInterval", else: 0) } set { _Absence.keep(newValue, of: self, "CMMotionManager.gyroUpdateInterval") } }
  open var isAccelerometerActive: Bool { get { _Absence.report("CMMotionManager.isAccelerometerActive", answer: "false"); return false } }
  open var isAccelerometerAvailable: Bool { get { _Absence.report("CMMotionManager.isAccelerometerAvailable", answer: "false"); return false } }
  open var isDeviceMotionActive: Bool { get { _Absence.report("CMMotionManager.isDeviceMotionActive", answer: "false"); return false } }
  open var isDeviceMotionAvailable: Bool { get { _Absence.report("CMMotionManager.isDeviceMotionAvailable", answer: "false"); return false } }
  open var isGyroActive: Bool { get { _Absence.report("CMMotionManager.isGyroActive", answer: "false"); return false } }
  open var isGyroAvailable: Bool { get { _Absence.report("CMMotionManager.isGyroAvailable", answer: "false"); return false } }
  open var isMagnetometerActive: Bool { get { _Absence.report("CMMotionManager.isMagnetometerActive", answer: "false"); return false } }
  open var isMagnetometerAvailable: Bool { get { _Absence.report("CMMotionManager.isMagnetometerAvailable", answer: "false"); return false } }
  open var magnetometerData: CMMagnetometerData? { get { _Absence.report("CMMotionManager.magnetometerData", answer: "nil"); return nil } }
  open var magnetometerUpdateInterval: TimeInterval { get { _Absence.value(of: self, "CMMotionManager.magnetometerUpdateInterval", else: 0) } set { _Absence.keep(newValue, of: self, "CMMotionManager.magnetometerUpdateInterval") } }
  open var showsDeviceMovementDisplay: Bool { get { _Absence.value(of: self, "CMMotionManager.showsDeviceMovementDisplay", else: false) } set { _Absence.keep(newValue, of: self, "CMMotionManager.showsDeviceMovementDisplay") } }
  open func startAccelerometerUpdates() { _Absence.report("CMMotionManager.startAccelerometerUpdates()") }
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { _Absence.report("CMMotionManager.startAccelerometerUpdates(to:withHandler:)") }
  open func startDeviceMotionUpdates() { _Absence.report("CMMotionManager.startDeviceMotionUpdates()") }
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { _Absence.report("CMMotionManager.startDeviceMotionUpdates(to:withHandler:)") }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { _Absence.report("CMMotionManager.startDeviceMotionUpdates(using:)") }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { _Absence.report("CMMotionManager.startDeviceMotionUpdates(using:to:withHandler:)") }
  open func startGyroUpdates() { _Absence.report("CMMotionManager.startGyroUpdates()") }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { _Absence.report("CMMotionManager.startGyroUpdates(to:withHandler:)") }
  open func startMagnetometerUpdates() { _Absence.report("CMMotionManager.startMagnetometerUpdates()") }
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) { _Absence.report("CMMotionManager.startMagnetometerUpdates(to:withHandler:)") }
  open func stopAccelerometerUpdates() { _Absence.report("CMMotionManager.stopAccelerometerUpdates()") }
  open func stopDeviceMotionUpdates() { _Absence.report("CMMotionManager.stopDeviceMotionUpdates()") }
  open func stopGyroUpdates() { _Absence.report("CMMotionManager.stopGyroUpdates()") }
  open func stopMagnetometerUpdates() { _Absence.report("CMMotionManager.stopMagnetometerUpdates()") }
}
open class CMPedometer: NSObject {
  public override init() { _Absence.report("CMPedometer", answer: "a plain object"); super.init() }
  @discardableResult open class func authorizationStatus() -> CMAuthorizationStatus { _Absence.report("CMPedometer.authorizationStatus()", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` }
  @discardableResult open class func isCadenceAvailable() -> Bool { _Absence.report("CMPedometer.isCadenceAvailable()", answer: "false"); return false }
  @discardableResult open class func isDistanceAvailable() -> Bool { _Absence.report("CMPedometer.isDistanceAvailable()", answer: "false"); return false }
  @discardableResult open class func isFloorCountingAvailable() -> Bool { _Absence.report("CMPedometer.isFloorCountingAvailable()", answer: "false"); return false }
  @discardableResult open class func isPaceAvailable() -> Bool { _Absence.report("CMPedometer.isPaceAvailable()", answer: "false"); return false }
  @discardableResult open class func isPedometerEventTrackingAvailable() -> Bool { _Absence.report("CMPedometer.isPedometerEventTrackingAvailable()", answer: "false"); return false }
  @discardableResult open class func isStepCountingAvailable() -> Bool { _Absence.report("CMPedometer.isStepCountingAvailable()", answer: "false"); return false }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { _Absence.report("CMPedometer.queryPedometerData(from:to:withHandler:)") }
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { _Absence.report("CMPedometer.startEventUpdates(handler:)") }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { _Absence.report("CMPedometer.startUpdates(from:withHandler:)") }
  open func stopEventUpdates() { _Absence.report("CMPedometer.stopEventUpdates()") }
  open func stopUpdates() { _Absence.report("CMPedometer.stopUpdates()") }
}
open class CMPedometerData: NSObject {
  public override init() { _Absence.report("CMPedometerData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMPedometerData", answer: "a plain object"); super.init() }
  open var averageActivePace: NSNumber? { get { _Absence.report("CMPedometerData.averageActivePace", answer: "nil"); return nil } }
  open var currentCadence: NSNumber? { get { _Absence.report("CMPedometerData.currentCadence", answer: "nil"); return nil } }
  open var currentPace: NSNumber? { get { _Absence.report("CMPedometerData.currentPace", answer: "nil"); return nil } }
  open var distance: NSNumber? { get { _Absence.report("CMPedometerData.distance", answer: "nil"); return nil } }
  open var endDate: Date { get { _Absence.report("CMPedometerData.endDate", answer: "Date()"); return Date() } }
  open var floorsAscended: NSNumber? { get { _Absence.report("CMPedometerData.floorsAscended", answer: "nil"); return nil } }
  open var floorsDescended: NSNumber? { get { _Absence.report("CMPedometerData.floorsDescended", answer: "nil"); return nil } }
  open var numberOfSteps: NSNumber { get { _Absence.report("CMPedometerData.numberOfSteps", answer: "NSNumber(value: 0)"); return NSNumber(value: 0) } }
  open var startDate: Date { get { _Absence.report("CMPedometerData.startDate", answer: "Date()"); return Date() } }
}
open class CMPedometerEvent: NSObject {
  public override init() { _Absence.report("CMPedometerEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMPedometerEvent", answer: "a plain object"); super.init() }
  open var date: Date { get { _Absence.report("CMPedometerEvent.date", answer: "Date()"); return Date() } }
  open var type: CMPedometerEventType { get { _Absence.report("CMPedometerEvent.type", answer: "CMPedometerEventType.`pause`"); return CMPedometerEventType.`pause` } }
}
open class CMRecordedAccelerometerData: CMAccelerometerData {
  public override init() { _Absence.report("CMRecordedAccelerometerData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var identifier: UInt64 { get { _Absence.report("CMRecordedAccelerometerData.identifier", answer: "0"); return 0 } }
  open var startDate: Date { get { _Absence.report("CMRecordedAccelerometerData.startDate", answer: "Date()"); return Date() } }
}
open class CMRecordedPressureData: CMAmbientPressureData {
  public override init() { _Absence.report("CMRecordedPressureData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var identifier: UInt64 { get { _Absence.report("CMRecordedPressureData.identifier", answer: "0"); return 0 } }
  open var startDate: Date { get { _Absence.report("CMRecordedPressureData.startDate", answer: "Date()"); return Date() } }
}
open class CMRecordedRotationRateData: CMRotationRateData {
  public override init() { _Absence.report("CMRecordedRotationRateData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var startDate: Date { get { _Absence.report("CMRecordedRotationRateData.startDate", answer: "Date()"); return Date() } }
}
open class CMRotationRateData: CMLogItem {
  public override init() { _Absence.report("CMRotationRateData", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rotationRate: CMRotationRate { get { _Absence.report("CMRotationRateData.rotationRate", answer: "CMRotationRate()"); return CMRotationRate() } }
}
open class CMSensorDataList: NSObject {
  public override init() { _Absence.report("CMSensorDataList", answer: "a plain object"); super.init() }
}
open class CMSensorRecorder: NSObject {
  public override init() { _Absence.report("CMSensorRecorder", answer: "a plain object"); super.init() }
  @discardableResult open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { _Absence.report("CMSensorRecorder.accelerometerData(from:to:)", answer: "nil"); return nil }
  @discardableResult open class func authorizationStatus() -> CMAuthorizationStatus { _Absence.report("CMSensorRecorder.authorizationStatus()", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` }
  @discardableResult open class func isAccelerometerRecordingAvailable() -> Bool { _Absence.report("CMSensorRecorder.isAccelerometerRecordingAvailable()", answer: "false"); return false }
  @discardableResult open class func isAuthorizedForRecording() -> Bool { _Absence.report("CMSensorRecorder.isAuthorizedForRecording()", answer: "false"); return false }
  open func recordAccelerometer(forDuration duration: TimeInterval) { _Absence.report("CMSensorRecorder.recordAccelerometer(forDuration:)") }
}
open class CMStepCounter: NSObject {
  public override init() { _Absence.report("CMStepCounter", answer: "a plain object"); super.init() }
  @discardableResult open class func isStepCountingAvailable() -> Bool { _Absence.report("CMStepCounter.isStepCountingAvailable()", answer: "false"); return false }
  open func queryStepCountStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMStepQueryHandler) { _Absence.report("CMStepCounter.queryStepCountStarting(from:to:to:withHandler:)") }
  open func startStepCountingUpdates(to queue: OperationQueue, updateOn stepCounts: Int, withHandler handler: @escaping CMStepUpdateHandler) { _Absence.report("CMStepCounter.startStepCountingUpdates(to:updateOn:withHandler:)") }
  open func stopStepCountingUpdates() { _Absence.report("CMStepCounter.stopStepCountingUpdates()") }
}
open class CMTremorResult: NSObject {
  public override init() { _Absence.report("CMTremorResult", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMTremorResult", answer: "a plain object"); super.init() }
  open var endDate: Date { get { _Absence.report("CMTremorResult.endDate", answer: "Date()"); return Date() } }
  open var percentMild: Float { get { _Absence.report("CMTremorResult.percentMild", answer: "0"); return 0 } }
  open var percentModerate: Float { get { _Absence.report("CMTremorResult.percentModerate", answer: "0"); return 0 } }
  open var percentNone: Float { get { _Absence.report("CMTremorResult.percentNone", answer: "0"); return 0 } }
  open var percentSlight: Float { get { _Absence.report("CMTremorResult.percentSlight", answer: "0"); return 0 } }
  open var percentStrong: Float { get { _Absence.report("CMTremorResult.percentStrong", answer: "0"); return 0 } }
  open var percentUnknown: Float { get { _Absence.report("CMTremorResult.percentUnknown", answer: "0"); return 0 } }
  open var startDate: Date { get { _Absence.report("CMTremorResult.startDate", answer: "Date()"); return Date() } }
}
open class CMWaterSubmersionEvent: NSObject {
  public override init() { _Absence.report("CMWaterSubmersionEvent", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMWaterSubmersionEvent", answer: "a plain object"); super.init() }
  open var date: Date { get { _Absence.report("CMWaterSubmersionEvent.date", answer: "Date()"); return Date() } }
  open var state: CMWaterSubmersionEvent.State { get { _Absence.report("CMWaterSubmersionEvent.state", answer: "CMWaterSubmersionEvent.State.`unknown`"); return CMWaterSubmersionEvent.State.`unknown` } }
}
open class CMWaterSubmersionManager: NSObject {
  public override init() { _Absence.report("CMWaterSubmersionManager", answer: "a plain object"); super.init() }
  open class var authorizationStatus: CMAuthorizationStatus { get { _Absence.report("CMWaterSubmersionManager.authorizationStatus", answer: "CMAuthorizationStatus.`notDetermined`"); return CMAuthorizationStatus.`notDetermined` } }
  open var delegate: (any CMWaterSubmersionManagerDelegate)? { get { _Absence.value(of: self, "CMWaterSubmersionManager.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CMWaterSubmersionManager.delegate", weakly: true) } }
  open class var waterSubmersionAvailable: Bool { get { _Absence.report("CMWaterSubmersionManager.waterSubmersionAvailable", answer: "false"); return false } }
}
open class CMWaterSubmersionMeasurement: NSObject {
  public override init() { _Absence.report("CMWaterSubmersionMeasurement", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMWaterSubmersionMeasurement", answer: "a plain object"); super.init() }
  open var date: Date { get { _Absence.report("CMWaterSubmersionMeasurement.date", answer: "Date()"); return Date() } }
  open var depth: Measurement<UnitLength>? { get { _Absence.report("CMWaterSubmersionMeasurement.depth", answer: "nil"); return nil } }
  open var pressure: Measurement<UnitPressure>? { get { _Absence.report("CMWaterSubmersionMeasurement.pressure", answer: "nil"); return nil } }
  open var submersionState: CMWaterSubmersionMeasurement.DepthState { get { _Absence.report("CMWaterSubmersionMeasurement.submersionState", answer: "CMWaterSubmersionMeasurement.DepthState.`unknown`"); return CMWaterSubmersionMeasurement.DepthState.`unknown` } }
  open var surfacePressure: Measurement<UnitPressure> { get { _Absence.trap("CMWaterSubmersionMeasurement.surfacePressure") } }
}
open class CMWaterTemperature: NSObject {
  public override init() { _Absence.report("CMWaterTemperature", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("CMWaterTemperature", answer: "a plain object"); super.init() }
  open var date: Date { get { _Absence.report("CMWaterTemperature.date", answer: "Date()"); return Date() } }
  open var temperature: Measurement<UnitTemperature> { get { _Absence.trap("CMWaterTemperature.temperature") } }
  open var temperatureUncertainty: Measurement<UnitTemperature> { get { _Absence.trap("CMWaterTemperature.temperatureUncertainty") } }
}
