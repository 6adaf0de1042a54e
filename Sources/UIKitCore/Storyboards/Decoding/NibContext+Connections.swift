import Foundation
import ObjCNames

/// Connections of an object of a scene that lead into the controller's view, which is not loaded yet.
struct OpenConnections {
  weak var source: NSObject?
  let connections: [InterfaceElement]
  let element: InterfaceElement
}

extension NibContext {
  // MARK: Connections

  func connect(_ coder: NibCoder) {
    guard let object = coder.object else { return }
    connect(object, coder.element.children(in: "connections"), coder.element)
  }

  /// The connections of a controller, or of a file's owner, to what was made with its view.
  func connectOwner(_ owner: NSObject, _ element: InterfaceElement) {
    connect(owner, element.children(in: "connections"), element)
  }

  /// Makes the connections again that lead to what did not exist before.
  func connect(_ open: OpenConnections) {
    guard let source = open.source else { return }
    connect(source, open.connections, open.element)
  }

  private func connect(
    _ source: NSObject, _ connections: [InterfaceElement], _ element: InterfaceElement
  ) {
    let (connections, open) = divided(connections)
    if !open.isEmpty {
      scene?.open.append(OpenConnections(source: source, connections: open, element: element))
    }
    var collections: [(name: String, appends: Bool, objects: [NSObject])] = []
    for connection in connections {
      switch connection.name {
      case "outlet": connectOutlet(of: source, connection)
      case "outletCollection":
        guard let property = connection["property"], let object = destination(of: connection)
        else { continue }
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].objects.append(object)
        } else {
          collections.append((property, connection.isOn("appends"), [object]))
        }
      case "action": connectAction(of: source, connection)
      case "segue": scene?.connect(connection, from: source, element, self)
      default: document.reportUnknown("the connection \(connection.name)", in: connection)
      }
    }
    for collection in collections {
      let before =
        collection.appends ? source.value(forKey: collection.name) as? [NSObject] ?? [] : []
      set(before + collection.objects, as: collection.name, of: source, element)
    }
  }

  /// Separates the connections that lead into a view that is loaded later. A collection is connected as a whole.
  private func divided(
    _ connections: [InterfaceElement]
  ) -> (now: [InterfaceElement], later: [InterfaceElement]) {
    guard isBeforeView else { return (connections, []) }
    let missing = connections.filter { connection in
      guard connection.name != "segue", let id = connection["destination"] else { return false }
      return object(id: id) == nil && document.elements[id] != nil
        && document.elements[id]?["placeholderIdentifier"] == nil
    }
    let collections = Set(
      missing.filter { $0.name == "outletCollection" }.compactMap { $0["property"] })
    let later = connections.filter { connection in
      missing.contains { $0 === connection }
        || (connection.name == "outletCollection"
          && connection["property"].map(collections.contains) ?? false)
    }
    return (connections.filter { each in !later.contains { $0 === each } }, later)
  }

  private func connectOutlet(of source: NSObject, _ outlet: InterfaceElement) {
    guard let property = outlet["property"], let object = destination(of: outlet) else { return }
    set(object, as: property, of: source, outlet)
  }

  // An object of another class than the property's would fail at its first use.
  private func set(
    _ value: Any, as property: String, of source: NSObject, _ outlet: InterfaceElement
  ) {
    UIKitMembers.areExported()
    if ObjCNames.accepts(value, forKey: property, of: source) == false {
      document.report(outlet, "\(property) of \(type(of: source)) takes no \(type(of: value))")
    } else {
      source.setValue(value, forKey: property)
    }
  }

  /// Returns the destination of a connection. Objects that do not exist yet are connected later;
  /// identifiers that are not in the file are reported.
  private func destination(of connection: InterfaceElement) -> NSObject? {
    guard let id = connection["destination"] else {
      document.report(connection, "the \(connection.name) leads nowhere")
      return nil
    }
    if let object = object(id: id) { return object }
    if document.elements[id] == nil, !Self.placeholders.contains(id) {
      document.report(connection, "there is nothing with the identifier \(id)")
    }
    return nil
  }

  // A nib's owner, and the first responder.
  private static let placeholders: Set<String> = ["-1", "-2"]

  private func connectAction(of source: NSObject, _ action: InterfaceElement) {
    guard let name = action["selector"], let id = action["destination"] else {
      return document.report(action, "the action has no selector or leads nowhere")
    }
    let isForResponder =
      id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
    let target = isForResponder ? nil : destination(of: action)
    guard target != nil || isForResponder else { return }
    let selector = Selector(name)
    switch source {
    case let control as UIControl:
      let events = Choices.events[action["eventType"] ?? ""]
      control.addTarget(target, action: selector, for: events ?? control.eventOfSegues)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      document.report(action, "\(type(of: source)) has no actions")
    }
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(_ coder: NibCoder) {
    guard let object = coder.object else { return }
    for attribute in coder.element.children(in: "userDefinedRuntimeAttributes") {
      guard attribute.name == "userDefinedRuntimeAttribute", let path = attribute["keyPath"]
      else { continue }
      guard let read = runtimeValue(attribute) else { continue }
      let value = read is NSNull ? nil : read
      if let reason = object.refusal(of: value, forKeyPath: path) {
        // As UIKit, which goes on.
        InterfaceReports.say(
          "Failed to set (\(path)) user defined inspected property on "
            + "(\(String(reflecting: type(of: object)))): \(reason)")
      } else {
        object.setValue(value, forKeyPath: path)
      }
    }
  }

  /// Returns the value of a runtime attribute: the null object for `nil`, and `nil` if it cannot be
  /// read.
  private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
    let child = attribute.child(keyed: "value")
    func number(_ name: String) -> Double { InterfaceNumber.parse(child?[name]) ?? 0 }
    switch attribute["type"] {
    case "boolean": return attribute.isOn("value")
    case "number":
      let raw = child?["value"] ?? attribute["value"] ?? "0"
      return Int(raw).map { NSNumber(value: $0) }
        ?? NSNumber(value: InterfaceNumber.parse(raw) ?? 0)
    case "string": return attribute["value"] ?? child?.text
    case "color": return child.flatMap { InterfaceColor.color($0, self) }
    case "image":
      return child.flatMap { $0["name"] ?? $0["image"] }.flatMap {
        image(named: $0, catalog: child?["catalog"])
      }
    case "point": return CGPoint(x: number("x"), y: number("y"))
    case "size": return CGSize(width: number("width"), height: number("height"))
    case "rect":
      return CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "range":
      return NSRange(location: Int(number("location")), length: Int(number("length")))
    case "nil": return NSNull()
    default:
      document.reportUnknown("the type \(attribute["type"] ?? "")", in: attribute)
      return nil
    }
  }
}

extension NSObject {
  /// Why a value cannot be set at the end of a path; `nil` when it can.
  fileprivate func refusal(of value: Any?, forKeyPath path: String) -> String? {
    UIKitMembers.areExported()
    var object: NSObject? = self
    let keys = path.split(separator: ".").map(String.init)
    for (index, key) in keys.enumerated() {
      guard let holder = object else { return "there is nothing at \(key)" }
      let isLast = index == keys.count - 1
      let hasKey =
        isLast
        ? ObjCNames.setter(key, of: holder) != nil : ObjCNames.getter(key, of: holder) != nil
      guard hasKey || holder is any KeyValueContainer else {
        return "[<\(String(reflecting: type(of: holder))) \(Message.address(of: holder))> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "\(key)."
      }
      if isLast, ObjCNames.accepts(value, forKey: key, of: holder) == false {
        return "it takes no \(value.map { "\(type(of: $0))" } ?? "nil")"
      }
      if !isLast { object = holder.value(forKey: key) as? NSObject }
    }
    return nil
  }
}
