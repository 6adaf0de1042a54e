// Made by Scripts/missing-names of Data/SystemConfiguration.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public typealias AuthorizationRef = OpaquePointer
public typealias SCBondInterface = SCNetworkInterface
public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void
public typealias SCNetworkConnectionCallBack = (SCNetworkConnection, SCNetworkConnectionStatus, UnsafeMutableRawPointer?) -> Void
public typealias SCNetworkConnectionFlags = UInt32
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
public typealias SCPreferencesCallBack = (SCPreferences, SCPreferencesNotification, UnsafeMutableRawPointer?) -> Void
public typealias SCVLANInterface = SCNetworkInterface
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFMutableData = NSMutableData
public typealias CFPropertyList = AnyObject
public typealias CFString = String
public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL
