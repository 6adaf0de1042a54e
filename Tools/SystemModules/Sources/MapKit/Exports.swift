// As on Apple's systems, this module exports these two as well.
@_exported public import CoreLocation
@_exported public import UIKit
