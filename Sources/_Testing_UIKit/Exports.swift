// Swift Testing has a cross-import overlay of this name for Apple's UIKit, and the compiler looks
// for it in every file that imports both `Testing` and a module called `UIKit`. An empty module
// would hide `@Test` and `#expect`.
@_exported public import Testing
