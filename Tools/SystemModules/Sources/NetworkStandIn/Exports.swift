// As on Apple's systems, this module exports Dispatch.
@_exported public import Dispatch
