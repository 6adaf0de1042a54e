import Foundation

/// The number of times that people went on from the first screen.
class Visits: NSObject {

    @objc dynamic private(set) var count = 0

    func add() {
        count += 1
    }
}
