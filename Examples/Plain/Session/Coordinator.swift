import UIKit

protocol CoordinatorFinishDelegate: AnyObject {
    func coordinatorDidFinish(_ coordinator: Coordinator)
}

/// A coordinator: it decides which screen comes next.
class Coordinator: NSObject {

    weak var finishDelegate: CoordinatorFinishDelegate?
    private(set) var children = [Coordinator]()

    func start() {
        fatalError("start() has to be overridden")
    }

    func finish() {
        finishDelegate?.coordinatorDidFinish(self)
    }

    func add(_ child: Coordinator) {
        children.append(child)
    }

    func remove(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }
}
