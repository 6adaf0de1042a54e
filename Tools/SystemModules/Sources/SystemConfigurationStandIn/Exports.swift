// As on Apple's systems, this module exports the names of Core Foundation, as far as they are there.
@_exported public import CoreFoundationNames
@_exported public import Dispatch
