public import CoreFoundationNames
import Dispatch
public import Foundation
import Synchronization

// Short sounds. A device here has no loudspeaker and does not vibrate: each sound ends at once.

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number that vibrates the device instead.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Nothing went wrong.
public let kAudioServicesNoError: OSStatus = 0

/// The number belongs to no sound that the app has created.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7069

/// There is no file at the URL.
public let kAudio_FileNotFoundError: OSStatus = -43

/// The sounds that the app has created.
private let created = Mutex<(next: SystemSoundID, known: Set<SystemSoundID>)>((0x1001, []))

/// Creates a sound of a file.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: Gets the number of the sound.
/// - Returns: ``kAudioServicesNoError``, or ``kAudio_FileNotFoundError`` where there is no file.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else {
    return kAudio_FileNotFoundError
  }
  outSystemSoundID.pointee = created.withLock { sounds in
    sounds.next += 1
    sounds.known.insert(sounds.next)
    return sounds.next
  }
  return kAudioServicesNoError
}

/// Frees a sound that the app has created.
///
/// - Returns: ``kAudioServicesNoError``, or ``kAudioServicesBadSpecifierSizeError`` where there is no such sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  created.withLock { $0.known.remove(inSystemSoundID) } == nil
    ? kAudioServicesBadSpecifierSizeError : kAudioServicesNoError
}

/// Plays a sound, which ends at once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound as an alert, which ends at once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, which ends at once, and calls the block later on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a sound as an alert, which ends at once, and calls the block later on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor @Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
