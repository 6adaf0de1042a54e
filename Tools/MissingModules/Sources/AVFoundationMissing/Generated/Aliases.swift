// Made by Scripts/missing-names of Data/AVFoundation.tsv: do not edit.
// swift-format-ignore-file
import FoundationNetworking
import Foundation
import UIKitCore
import AbsenceRuntime
extension AVAssetImageGenerator.Images { public typealias AsyncIterator = AVAssetImageGenerator.Images }
public typealias AVAssetImageGeneratorCompletionHandler = (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
extension AVCaptureSynchronizedDataCollection { public typealias Element = AVCaptureSynchronizedData }
extension AVCaptureSynchronizedDataCollection.Iterator { public typealias Element = AVCaptureSynchronizedData }
