// Made by Scripts/missing-names of Data/SystemConfiguration.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
open class SCBondStatus: NSObject {
  public override init() { _Absence.report("SCBondStatus", answer: "a plain object"); super.init() }
}
open class SCDynamicStore: NSObject {
  public override init() { _Absence.report("SCDynamicStore", answer: "a plain object"); super.init() }
}
open class SCNetworkConnection: NSObject {
  public override init() { _Absence.report("SCNetworkConnection", answer: "a plain object"); super.init() }
}
open class SCNetworkInterface: NSObject {
  public override init() { _Absence.report("SCNetworkInterface", answer: "a plain object"); super.init() }
}
open class SCNetworkProtocol: NSObject {
  public override init() { _Absence.report("SCNetworkProtocol", answer: "a plain object"); super.init() }
}
open class SCNetworkReachability: NSObject {
  public override init() { _Absence.report("SCNetworkReachability", answer: "a plain object"); super.init() }
}
open class SCNetworkService: NSObject {
  public override init() { _Absence.report("SCNetworkService", answer: "a plain object"); super.init() }
}
open class SCNetworkSet: NSObject {
  public override init() { _Absence.report("SCNetworkSet", answer: "a plain object"); super.init() }
}
open class SCPreferences: NSObject {
  public override init() { _Absence.report("SCPreferences", answer: "a plain object"); super.init() }
}
open class CFAllocator: NSObject {
  public override init() { _Absence.report("CFAllocator", answer: "a plain object"); super.init() }
}
open class CFRunLoop: NSObject {
  public override init() { _Absence.report("CFRunLoop", answer: "a plain object"); super.init() }
}
