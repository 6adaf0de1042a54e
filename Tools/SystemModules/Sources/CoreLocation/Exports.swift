// As on Apple's systems, whoever imports this module has Foundation too.
@_exported public import Foundation
