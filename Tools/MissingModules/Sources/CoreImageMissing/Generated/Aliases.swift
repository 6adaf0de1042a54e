// Made by Scripts/missing-names of Data/CoreImage.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect
