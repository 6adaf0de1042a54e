// Made by Scripts/missing-names of Data/CoreBluetooth.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public typealias CBL2CAPPSM = UInt16
