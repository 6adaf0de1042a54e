import Foundation

/// The content of a menu, as plain values: groups of elements, each with its menu.
@MainActor
struct MenuContent {
  enum Item {
    case action(UIAction, in: UIMenu)
    case menu(UIMenu)
    /// Elements that are still on their way.
    case waiting
  }

  /// Elements that stand together; a gap keeps them from the next.
  struct Group {
    var title: String
    var size: UIMenu.ElementSize
    var items: [Item]
  }

  private(set) var groups: [Group] = []
  /// A Boolean value that indicates whether commands without a target are left out instead of
  /// disabled.
  private let leavesOutIdle: Bool
  /// The responder at which commands begin to look for a target while there is no first responder.
  private let source: UIResponder?

  init(
    _ menu: UIMenu, arrivals: MenuArrivals, from source: UIResponder? = nil,
    leavesOutIdle: Bool = false
  ) {
    self.source = source
    self.leavesOutIdle = leavesOutIdle
    add(menu, title: "", arrivals)
    groups.removeAll { $0.items.isEmpty }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// The other way round, so that the first element is at the bottom.
  mutating func reverse() {
    groups.reverse()
    for index in groups.indices { groups[index].items.reverse() }
  }

  private mutating func add(_ menu: UIMenu, title: String, _ arrivals: MenuArrivals) {
    groups.append(Group(title: title, size: menu.preferredElementSize, items: []))
    add(menu.children, of: menu, arrivals)
  }

  private mutating func add(
    _ elements: [UIMenuElement], of menu: UIMenu, _ arrivals: MenuArrivals
  ) {
    for element in elements {
      switch element {
      case let action as UIAction:
        guard !action.attributes.contains(.hidden) else { continue }
        append(.action(action, in: menu))
      case let command as UICommand:
        guard let action = command.menuAction(from: source, leavesOutIdle: leavesOutIdle),
          !action.attributes.contains(.hidden)
        else { continue }
        append(.action(action, in: menu))
      case let inner as UIMenu where inner.options.contains(.displayInline):
        add(inner, title: inner.title, arrivals)
        groups.append(Group(title: "", size: menu.preferredElementSize, items: []))
      case let inner as UIMenu:
        append(.menu(inner))
      case let deferred as UIDeferredMenuElement:
        if let elements = arrivals.elements(of: deferred) {
          add(elements, of: menu, arrivals)
        } else {
          append(.waiting)
        }
      default:
        continue
      }
    }
  }

  private mutating func append(_ item: Item) {
    groups[groups.count - 1].items.append(item)
  }
}

/// The elements that deferred elements have delivered since the menu was opened.
@MainActor
final class MenuArrivals {
  private var elements: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  /// Called when something came later.
  var onArrival: (() -> Void)?

  func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    guard asked.insert(key).inserted else { return elements[key] }
    var isAsking = true
    deferred.ask { [weak self] in
      self?.elements[key] = $0
      if !isAsking { self?.onArrival?() }
    }
    isAsking = false
    return elements[key]
  }
}

extension UICommand {
  /// The command as a menu shows it, and performs it; nil where it is left out.
  func menuAction(from source: UIResponder?, leavesOutIdle: Bool) -> UIAction? {
    let start = UIApplication.shared.firstResponder ?? source ?? Keys.receiver
    let target = start?.target(forAction: action, withSender: self)
    if target == nil, leavesOutIdle { return nil }
    (target as? UIResponder)?.validate(self)
    let shown = UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: target == nil ? attributes.union(.disabled) : attributes, state: state
    ) { [self] _ in
      guard let target = start?.target(forAction: action, withSender: self) else { return }
      _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
    return shown
  }
}

extension UIMenu {
  /// An action of this menu was chosen: where only one is switched on at a time, it is that one.
  func select(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
    action.state = .on
  }
}
