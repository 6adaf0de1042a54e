// with: Tests/StorylineDocumentationTests/CallSites/RouteAdapter.swift
// The same for routes as values, which were not chosen.

import Storyline
import StorylineCore
import UIKit

struct Item { var id: Int }

final class EditFlow: Flow<Item> {}

enum ListRoute {
  case list
  case detail(Item)
  case edit(Item)
  case edited(Item)
  case chosen(Item)
}

enum OtherRoute { case other }

final class ListFlow: RouteFlow<ListRoute, Item> {
  // MARK: What does not compile

  func forgetsTheArgument() {
    trigger(.detail)  // error
  }

  func triggersSomebodyElsesRoute() {
    trigger(OtherRoute.other)  // error
  }

  func presentsAndForgetsTheResult() -> Transition<ListRoute, Item> {
    .present(EditFlow())  // error
  }

  func finishesWithTheWrongValue() -> Transition<ListRoute, Item> {
    .finish("saved")  // error
  }

  // MARK: What compiles

  override func transition(for route: ListRoute) -> Transition<ListRoute, Item> {
    switch route {
    case .list: .show(UIViewController())
    // Nothing happens, without a message.
    case .detail: .none
    case .edit: .present(EditFlow(), then: ListRoute.edited)
    // The result of another flow.
    case .edited(let item): .finish(item)
    case .chosen(let item): .finish(item)
    }
  }

  /// A result is a route like any other: every owner of the flow can claim that something was
  /// edited.
  func pretendsThatSomethingWasEdited(_ other: ListFlow, _ item: Item) {
    other.trigger(.edited(item))
  }

  /// The first route again: a second list above the first.
  func beginsAgain() { trigger(.list) }

  /// A transition that is made and not run.
  func makesATransition(_ item: Item) { _ = transition(for: .edit(item)) }
}
