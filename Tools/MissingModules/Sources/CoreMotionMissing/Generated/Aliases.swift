// Made by Scripts/missing-names of Data/CoreMotion.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
extension CMHeadphoneMotionManager { public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void }
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void
public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void
