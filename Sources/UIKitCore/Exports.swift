// The one place that passes Foundation on: apps that say only `import UIKit` use it, as on Apple's
// systems.
@_exported public import Foundation
