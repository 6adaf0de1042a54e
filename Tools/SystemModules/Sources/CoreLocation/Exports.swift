// As on Apple's systems, this module exports Foundation.
@_exported public import Foundation
