// Apple's UIKit re-exports a `UIKitCore` as well: class names read the same in a debugger.
@_exported public import UIKitCore
