public import Foundation

// Names of Core Foundation's that stand in signatures of other modules. On Apple's systems they are
// classes that Swift's types bridge to; here nothing bridges, and they are Swift's types themselves, so
// that `query as CFDictionary` compiles. Where UIKit has one of them too it is the same type.

/// Any object.
public typealias CFTypeRef = AnyObject

/// Text.
public typealias CFString = String

/// Bytes.
public typealias CFData = Data

/// A point in time.
public typealias CFDate = Date

/// Yes or no. An object, for it is put into dictionaries of objects.
public typealias CFBoolean = NSNumber

/// A number.
public typealias CFNumber = NSNumber

/// Values in order.
public typealias CFArray = [Any]

/// Values by their names.
public typealias CFDictionary = [AnyHashable: Any]

/// A location of a resource.
public typealias CFURL = URL

/// An error.
public typealias CFError = NSError

/// A number of things, or a place among them.
public typealias CFIndex = Int

/// An allocator. There is no instance of it, because Swift allocates objects here.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Yes.
public let kCFBooleanTrue: CFBoolean! = true

/// No.
public let kCFBooleanFalse: CFBoolean! = false

/// A result code; zero means success.
public typealias OSStatus = Int32

/// Nothing went wrong.
public let noErr: OSStatus = 0
