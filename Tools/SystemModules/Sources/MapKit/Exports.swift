// As on Apple's systems, whoever imports this module has these two as well.
@_exported public import CoreLocation
@_exported public import UIKit
