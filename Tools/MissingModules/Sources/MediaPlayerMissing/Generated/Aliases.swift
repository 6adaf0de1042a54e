// Made by Scripts/missing-names of Data/MediaPlayer.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public typealias MPMediaEntityPersistentID = UInt64
