import UIKit

/// Drains the pool of a test method, as XCTest does before the blocks of `addTeardownBlock` run.
///
/// The source adapter writes the call at the beginning of such a block.
public func _drainTestPool() { _releaseReturnedObjects() }
