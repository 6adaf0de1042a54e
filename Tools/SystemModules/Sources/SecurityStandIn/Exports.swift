// As on Apple's systems, this module exports Core Foundation.
@_exported public import CoreFoundationNames
