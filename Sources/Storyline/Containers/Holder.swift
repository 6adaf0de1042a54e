import StorylineCore
import UIKit

/// A container whose controllers stand beside each other: tabs, columns, pages.
///
/// What it holds need not be seen, and need not even be in the view controllers' tree: it is there for
/// as long as the container says so.
@MainActor
protocol Holder: Container {
  /// Everything that it holds, seen or not.
  var seats: [UIViewController] { get }

  /// Those in front.
  var front: [UIViewController] { get }

  /// Why nothing can be put into a place, if nothing can.
  func refusal(for seat: Seat) -> Refusal?

  /// Puts a controller into a place that it can be put in.
  func put(_ root: UIViewController, in seat: Seat)

  /// What goes when a controller is put into a place.
  func replaced(by seat: Seat) -> [UIViewController]

  /// What is seen no longer when another one comes to the front.
  var givesWay: [UIViewController] { get }

  /// Takes controllers out of their places.
  func takeOut(_ roots: [UIViewController])

  /// Brings one of those that it holds to the front.
  func reveal(_ root: UIViewController)

  /// Writes down what has changed beside the contents.
  func noteChanges(in director: Director)
}

extension Holder {
  var givesWay: [UIViewController] { front }

  func replaced(by seat: Seat) -> [UIViewController] { [] }

  func refusal(for seat: Seat) -> Refusal? { nil }

  /// Those that are screens themselves: what is on a stack is found there.
  var contents: [UIViewController] {
    seats.filter { seat in
      !(seat is UINavigationController) || associated(ScreenToken.self, of: seat) != nil
    }
  }
}

/// Hangs on a controller that stands in a place of a container, for it may be out of the tree of
/// controllers for a while.
@MainActor
final class SeatToken {
  private(set) weak var holder: (any Holder)?

  init(_ holder: any Holder) { self.holder = holder }
}

extension UIViewController {
  /// The container in which this controller has a place beside others, as long as it has.
  var holder: (any Holder)? {
    guard let holder = associated(SeatToken.self, of: self)?.holder,
      holder.seats.contains(self)
    else { return nil }
    return holder
  }

  /// What this controller is in.
  var outer: UIViewController? { holder?.anchor ?? parent }

  /// The stack that it is on. What is shown in the More list of tabs is on none of the app's.
  var stack: UINavigationController? {
    guard let navigation = parent as? UINavigationController, !navigation.isMore else { return nil }
    return navigation
  }
}
