import Foundation

/// One instantiation of the objects of a scene, of a nib or of a prototype.
@MainActor
final class NibContext {
  let document: InterfaceDocument
  /// The bundle with images, colours and other files; `nil` for the app's own.
  let bundle: Bundle?
  let traits: UITraitCollection
  /// The scene whose segues the objects perform.
  let scene: StoryboardScene?
  /// The controller or another owner, whose outlets are connected.
  weak var owner: NSObject?
  /// Called with every object.
  var onRegister: ((NSObject, InterfaceElement) -> Void)?
  /// The values that follow the size classes later; `nil` if the file has none.
  private(set) var varied: VariedInterface?
  /// Makes the owner in place of `init(coder:)`.
  var creator: ((NibCoder) -> NSObject?)?

  private var objects: [String: NSObject] = [:]
  private var coders: [NibCoder] = []
  /// The elements whose objects are being made, from the outermost in.
  private var making: Set<ObjectIdentifier> = []
  /// Labels and other parts that an object has already, by the ids of their elements.
  private var parts: [String: NSObject] = [:]

  init(
    _ document: InterfaceDocument, bundle: Bundle?, scene: StoryboardScene? = nil,
    owner: NSObject? = nil, traits: UITraitCollection = .device
  ) {
    self.document = document
    self.bundle = bundle
    self.scene = scene
    self.owner = owner
    self.traits = traits
  }

  /// Lets what is loaded follow the size classes when they change.
  func vary() {
    if document.hasVariations { varied = VariedInterface(self) }
  }

  // MARK: Objects

  func register(_ object: NSObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    onRegister?(object, element)
  }

  func register(_ object: NSObject, id: String) { objects[id] = object }

  /// An object that was made, or that the scene or a placeholder brings.
  func object(id: String) -> NSObject? { objects[id] ?? scene?.object(id: id) }

  /// Registers an existing part of an object for an element.
  func use(_ part: NSObject?, for id: String?) {
    if let part, let id { parts[id] = part }
  }

  func part(for element: InterfaceElement) -> NSObject? { element.id.flatMap { parts[$0] } }

  /// The object of an element, made unless it exists; `nil` for an unknown element, or one that
  /// contains itself.
  func make(_ element: InterfaceElement) -> NSObject? {
    if let id = element.id, let known = objects[id], document.elements[id] === element {
      return known
    }
    guard let kind = ElementKinds.kind(of: element, document) else { return nil }
    guard making.insert(ObjectIdentifier(element)).inserted else {
      document.report(element, "\(element.name) stands in itself")
      return nil
    }
    defer { making.remove(ObjectIdentifier(element)) }
    if let part = part(for: element) {
      fill(part, from: element)
      return part
    }
    let coder = NibCoder(element, kind, self)
    let cls = CustomClasses.resolve(element, as: kind.cls, self)
    guard let object = create(cls, coder) else { return nil }
    register(object, for: element)
    coders.append(coder)
    return object
  }

  // 9.1.2 – objects are made by `init(coder:)`, also where a subclass has its own.
  private func create(_ cls: NSObject.Type, _ coder: NibCoder) -> NSObject? {
    if let creator {
      self.creator = nil
      if let made = creator(coder) { return made }
    }
    if let cls = cls as? any NSCoding.Type { return cls.init(coder: coder) as? NSObject }
    let object = ObjectMaker.make(cls)
    if let object { coder.decode(into: object) }
    return object
  }

  /// Sets the properties of an element on an existing object.
  func fill(_ object: NSObject, from element: InterfaceElement) {
    guard let kind = ElementKinds.kind(of: element, document) else { return }
    let coder = NibCoder(element, kind, self, isPart: true)
    coder.decode(into: object)
    coders.append(coder)
  }

  // MARK: Files beside it

  func image(named name: String, catalog: String?) -> UIImage? {
    if catalog == "system" {
      if let image = UIImage(systemName: name) { return image }
    } else if let image = UIImage(named: name, in: bundle, compatibleWith: nil) {
      return image
    } else if let image = UIImage(systemName: name), catalogOfResource(name) == "system" {
      return image
    }
    InterfaceReports.sayOnce(
      "image \(name)", "Could not load the \"\(name)\" image referenced from \(document.file)")
    return nil
  }

  /// Returns the catalog that the end of the file names for an image.
  private func catalogOfResource(_ name: String) -> String? {
    document.root.children(in: "resources").first {
      $0.name == "image" && $0["name"] == name
    }?["catalog"]
  }

  // MARK: Finishing

  /// Connects the new objects: outlets and actions, then runtime attributes, then `awakeFromNib()`.
  func finish() {
    let made = coders
    coders = []
    for coder in made { connect(coder) }
    if let ownerElement, let owner { connectOwner(owner, ownerElement) }
    for connections in open { connect(connections) }
    for coder in made { setRuntimeAttributes(coder) }
    // 9.1.2 – after everything is connected.
    for coder in made { wake(coder.object) }
  }

  /// The element of the file's owner, whose connections are made as well.
  var ownerElement: InterfaceElement?
  /// Connections of objects of the scene that are made as well, for they lead to what is made here.
  var open: [OpenConnections] = []
  /// A Boolean value that indicates whether the view of the scene is loaded later.
  var isBeforeView = false

  private func wake(_ object: NSObject?) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default: break
    }
  }
}
