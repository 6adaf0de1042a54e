/// The placed order, and whether its customer wants news about it.
final class ThanksViewModel {
  var onUpdate: (() -> Void)?
  private(set) var note: String?
  private(set) var canNotify = true
  private let order: Order
  private let notifier: any OrderNotifier

  init(order: Order, notifier: any OrderNotifier) {
    self.order = order
    self.notifier = notifier
  }

  var text: String {
    "\(order.title) comes to \(order.draft.address.city). \(order.draft.delivery.about)."
  }

  /// Has the customer notified when the order ships.
  func notify() async {
    canNotify = false
    onUpdate?()
    let isAllowed = await notifier.notify(whenShipped: order)
    note =
      isAllowed
      ? "You will be told when it ships." : "Notifications of this app are off. See Settings."
    onUpdate?()
  }
}
