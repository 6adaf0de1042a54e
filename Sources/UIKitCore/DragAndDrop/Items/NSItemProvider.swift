public import Foundation

/// An object that can be handed over as data of several types.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object as data of a type, and passes the data to the completion handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects can be made from the data of an item provider.
@preconcurrency
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types an object can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The processes that may read a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team
  case ownProcess = 3
}

/// An item that is handed over by drag and drop, as data of several types.
///
/// Foundation on Linux has no such class. Completion handlers are called on the main queue; Apple
/// promises no queue for them.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// Creates a provider without representations.
  public override init() { super.init() }

  /// Creates a provider with the representations of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a file's content, under the file's name; `nil` if the file cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UniformType.identifier(ofExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  /// The name under which the item is to be saved.
  open var suggestedName: String?

  /// The types of the representations, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Adds a representation that is made when it is first requested.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// Adds the representations of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let writer = Writer(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(Representation(type: type) { writer.write(type, $0) })
    }
  }

  /// Returns whether a representation has that type, or one that conforms to it.
  @discardableResult
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  /// Returns whether an object of a class can be made from a representation.
  @discardableResult
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    match(for: aClass) != nil
  }

  /// Returns whether the item can be read as a string.
  public func canLoadObject(ofClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether the item can be read as a URL.
  public func canLoadObject(ofClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads the data of the first representation that conforms to a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(representation(of: typeIdentifier), typeIdentifier) { completionHandler($0, $1) }
  }

  /// Makes an object of a class from the best representation it can be made from.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    read(aClass) { completionHandler($0, $1) }
  }

  /// Reads the item as a string.
  @discardableResult
  public func loadObject(
    ofClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    read(NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Reads the item as a URL.
  @discardableResult
  public func loadObject(
    ofClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    read(NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }

  /// The domain of the errors that say why an item could not be read.
  public nonisolated class var errorDomain: String { "NSItemProviderErrorDomain" }

  // MARK: - Inside the stage

  fileprivate struct Representation {
    let type: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []

  private func add(_ new: Representation) {
    representations.removeAll { $0.type == new.type }
    representations.append(new)
  }

  private func representation(of type: String) -> Representation? {
    representations.first { $0.type == type }
      ?? representations.first { UniformType.conforms($0.type, to: type) }
  }

  /// The best representation for a class: the first type of the class that conforms.
  private func match(
    for cls: any NSItemProviderReading.Type
  ) -> (readable: String, found: Representation)? {
    for readable in cls.readableTypeIdentifiersForItemProvider {
      if let found = representation(of: readable) { return (found.type, found) }
    }
    return nil
  }

  func read(
    _ cls: any NSItemProviderReading.Type,
    _ completion: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let match = match(for: cls)
    return load(match?.found, String(describing: cls)) { data, error in
      guard let data, let match else { return completion(nil, error) }
      do {
        completion(
          try cls.object(withItemProviderData: data, typeIdentifier: match.readable), nil)
      } catch {
        completion(nil, error)
      }
    }
  }

  private func load(
    _ found: Representation?, _ name: String,
    _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: @MainActor (Data?, (any Error)?) -> Void = { data, error in
      progress.completedUnitCount = 1
      completion(data, error)
    }
    guard let found else {
      let error = NSError(
        domain: Self.errorDomain, code: -1000,
        userInfo: [
          NSLocalizedDescriptionKey: "Cannot load representation of type \(name)"
        ])
      later { finish(nil, error) }
      return progress
    }
    _ = found.load { data, error in
      later { finish(data, error) }
    }
    return progress
  }
}

/// Performs `body` on the main actor after the current turn, wherever it is called from.
private func later(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated { Stage.shared.performAfterCommit { body() } }
  } else {
    DispatchQueue.main.async { body() }
  }
}

/// Writes an object on the main actor, where it was registered.
@MainActor
private final class Writer {
  private let object: any NSItemProviderWriting

  init(_ object: any NSItemProviderWriting) { self.object = object }

  nonisolated func write(
    _ type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    later {
      _ = self.object.loadData(
        withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
    }
    return nil
  }
}
