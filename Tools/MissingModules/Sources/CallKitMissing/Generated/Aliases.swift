// Made by Scripts/missing-names of Data/CallKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
public typealias CXCallDirectoryPhoneNumber = Int64
