public import Foundation

/// The objects of a `.xib` file, to be made as often as one likes.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Keys for the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that placeholders in the file stand for, by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The nib of that name, of the app's own with `nil`; the file is read once.
  ///
  /// One that there is not is a programmer error when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name)
    bundle = bundleOrNil
    document = InterfaceFiles.document(.xib, named: name, in: bundleOrNil)
    scene = nil
  }

  /// A nib from the contents of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .file("data")
    bundle = bundleOrNil
    scene = nil
    do {
      let root = try InterfaceReader.read(data, file: "data")
      document = InterfaceDocument(file: "data", root: root)
    } catch {
      InterfaceReports.say("\(error)")
      document = .empty("data")
    }
  }

  /// A prototype in a table or a collection view.
  init(_ element: InterfaceElement, _ context: NibContext) {
    source = .prototype(element)
    bundle = context.bundle
    document = context.document
    scene = context.scene
  }

  /// Makes the objects and connects them; returns those that stand in no other.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else {
      let path = (bundle ?? .main).bundlePath
      UIKitException.raise(
        .internalInconsistency,
        "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'")
    }
    let owner = ownerOrNil as? NSObject
    let context = NibContext(
      document, bundle: bundle, scene: scene, owner: owner,
      traits: (owner as? any UITraitEnvironment)?.traitCollection ?? .device)
    context.vary()
    let elements: [InterfaceElement]
    switch source {
    case .prototype(let element): elements = [element]
    case .file:
      elements = document.root.children(in: "objects")
      let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      for placeholder in elements where placeholder.name == "placeholder" {
        use(placeholder, owner, others, context)
      }
    }
    let made = elements.filter { $0.name != "placeholder" }.compactMap { context.make($0) }
    context.finish()
    context.varied?.follow(made.lazy.compactMap { $0 as? UIView }.first)
    // 7.11 – the objects of a nib live until the end of the turn.
    for object in made { Stage.shared.autorelease(object as AnyObject) }
    return made
  }

  // MARK: - Inside the stage

  private enum Source {
    case file(String)
    case prototype(InterfaceElement)
  }

  private let source: Source
  private let bundle: Bundle?
  private let document: InterfaceDocument?
  /// The scene of a prototype.
  private let scene: StoryboardScene?

  private var name: String {
    if case .file(let name) = source { return name }
    return document?.file ?? ""
  }

  private func use(
    _ placeholder: InterfaceElement, _ owner: NSObject?, _ others: [String: Any],
    _ context: NibContext
  ) {
    let identifier = placeholder["placeholderIdentifier"] ?? ""
    if identifier == "IBFilesOwner" {
      if let owner, let id = placeholder.id { context.register(owner, id: id) }
      context.ownerElement = placeholder
    } else if let other = others[identifier] as? NSObject, let id = placeholder.id {
      context.register(other, id: id)
    }
  }
}

extension UINib {
  /// The view that a nib is registered for.
  func only<View: UIView>(_ cls: View.Type, for identifier: String) -> View {
    let made = instantiate(withOwner: nil)
    let views = made.compactMap { $0 as? View }
    guard views.count == 1, let view = views.first else {
      UIKitException.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(cls) instance")
    }
    return view
  }
}
