import UIKit

extension Notification.Name {
    /// Posted when the screen has not been touched for a while.
    static let sessionDidExpire = Notification.Name("SessionDidExpire")
}

/// A window that notices when it is left alone.
class SessionWindow: UIWindow {

    var idleTimeout: TimeInterval = 5 * 60
    private var timer: Timer?

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        if timer != nil, event.allTouches?.contains(where: { $0.phase == .began }) == true {
            startIdleTimer()
        }
    }

    func startIdleTimer() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: idleTimeout, target: self, selector: #selector(idleTimerFired(_:)),
            userInfo: nil, repeats: false)
    }

    func stopIdleTimer() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func idleTimerFired(_ timer: Timer) {
        self.timer = nil
        NotificationCenter.default.post(name: .sessionDidExpire, object: self)
    }
}
