import StorylineCore
import UIKit

/// The objects behind the identifiers of one window: flows and screens. It references them weakly.
///
/// A screen keeps its flow and the flows above it. The registry keeps a root flow only while no screen
/// does.
@MainActor
final class FlowRegistry {
  private struct WeakRecord {
    weak var record: FlowRecord?
  }

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  private var records: [CoordinatorID: WeakRecord] = [:]
  private var screens: [ScreenID: WeakScreen] = [:]
  /// Roots that no screen keeps yet.
  private var keptRoots: [CoordinatorID: any AnyFlow] = [:]
  private var typeNames: [ObjectIdentifier: String] = [:]

  // MARK: Finding

  func record(_ id: CoordinatorID) -> FlowRecord? { records[id]?.record }

  func contains(_ id: CoordinatorID) -> Bool { records[id] != nil }

  func screen(_ id: ScreenID) -> UIViewController? { screens[id]?.screen }

  /// Returns the identifier that this window gave to a screen, whoever owns the screen by now.
  func idGiven(to screen: UIViewController) -> ScreenID? {
    guard let token = associated(ScreenToken.self, of: screen), !token.isForgotten,
      token.director.flows.registry === self
    else { return nil }
    return token.id
  }

  /// Returns the name of a flow or a screen in the log: its type, which takes longer to print than to look
  /// up.
  func typeName(of object: AnyObject) -> String {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = Self.typeName(of: object)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns the name of a flow or a screen in messages.
  static func typeName(of object: AnyObject) -> String {
    // The type of an alert's flow belongs to this library, and names the type of its choice.
    object is any RehearsedAlert ? "Alert" : String(describing: Swift.type(of: object))
  }

  // MARK: Flows

  func add(_ flow: any AnyFlow, _ record: FlowRecord) {
    records[record.id] = WeakRecord(record: record)
    if let parent = record.parent { parent.children[record.id] = flow } else { keep(record) }
  }

  /// Keeps a root that has no screen.
  func keep(_ root: FlowRecord) { keptRoots[root.id] = root.flow }

  func forgetFlow(_ id: CoordinatorID) {
    if let record = record(id) {
      record.children = [:]
      record.parent?.children[id] = nil
      keptRoots[id] = nil
    }
    records[id] = nil
  }

  // MARK: Screens

  /// Gives a screen its identifier, and lets it keep its flow and the flows above it.
  func adopt(_ screen: UIViewController, _ token: ScreenToken, by record: FlowRecord) {
    token.keeps = record.flowAndAncestors
    associate(token, with: screen)
    screens[token.id] = WeakScreen(screen: screen)
    for each in record.selfAndAncestors { keptRoots[each.id] = nil }
  }

  /// Lets a screen keep the flow that owns it now; `nil` for none.
  func updateKeeping(of id: ScreenID, by owner: CoordinatorID?) {
    token(of: id)?.keeps = owner.flatMap(record)?.flowAndAncestors ?? []
  }

  func forgetScreen(_ id: ScreenID, owner: CoordinatorID?) {
    updateKeeping(of: id, by: owner)
    token(of: id)?.isForgotten = true
    screens[id] = nil
  }

  private func token(of id: ScreenID) -> ScreenToken? {
    guard let token = screen(id).flatMap({ associated(ScreenToken.self, of: $0) }),
      token.id == id
    else { return nil }
    return token
  }
}
