// As with the framework, whose header imports it: files that import SnapKit alone have views.
@_exported public import UIKit
