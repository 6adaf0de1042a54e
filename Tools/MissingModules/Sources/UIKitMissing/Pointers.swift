/// A pointer to what a function writes: Objective-C's are released by themselves.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
