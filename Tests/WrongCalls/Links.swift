// Links and routes that are wrong. A line that ends in `// error` must not compile, every other line must.

import Storyline
import StorylineCore
import UIKit

final class MallFlow: Flow<Void> {
  let opened = Gate("opened")

  static let store = Route("store", as: .push) { (_: MallFlow) in StoreFlow() }
}

// A gate belongs to a flow, not to a route, which is the same for all flows.
extension MallFlow {
  static let gate = Gate("gate")
  static let fixed = Route("fixed", gates: [gate]) { (_: MallFlow) in StoreFlow() }  // error
  static let own = Route("own", gates: { [$0.opened] }) { (_: MallFlow) in StoreFlow() }
  static let wide = Route(
    "wide", as: { _, traits in traits.horizontalSizeClass == .compact ? .push : .present }
  ) { (_: MallFlow) in StoreFlow() }
}

final class StoreFlow: Flow<Void> {
  static let phone = Route("phone", as: .push) { (_: StoreFlow, id: Int) in PhoneFlow(id) }
  static let help = Route("help", as: .present, screen: { (_: StoreFlow) in UIViewController() })

  func goesWithoutTheInput() {
    go(Self.phone)  // error
  }

  func goesWithTheWrongInput() {
    go(Self.phone, "42")  // error
  }

  func goesSomebodyElsesWay() {
    go(MallFlow.store)  // error
  }

  func goes() { go(Self.phone, 42) }
}

final class PhoneFlow: Flow<Int> {
  init(_ id: Int) {}
}

@MainActor
func links(_ window: UIWindow) {
  window.open(Link(MallFlow.store).then(StoreFlow.phone, 42))
  _ = Link(MallFlow.store).then(StoreFlow.help)
}

@MainActor
func skipsAStep() {
  _ = Link(MallFlow.store).then(MallFlow.store)  // error
}

@MainActor
func beginsInTheMiddle() {
  let link: Link<MallFlow, PhoneFlow> = Link(StoreFlow.phone, 42)  // error
  print(link)
}

@MainActor
func goesOnFromAScreen() {
  _ = Link(MallFlow.store).then(StoreFlow.help).then(StoreFlow.phone, 42)  // error
}

@MainActor
func givesTheWrongInput() {
  _ = Link(MallFlow.store).then(StoreFlow.phone, "42")  // error
}
