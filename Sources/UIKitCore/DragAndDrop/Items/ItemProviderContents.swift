public import Foundation

// The classes of Foundation and UIKit that item providers carry by themselves.

/// An object of a class that an item was read as.
private func cast<Wanted>(_ object: Any?, _ type: String) throws -> Wanted {
  guard let object = object as? Wanted else {
    throw NSError(
      domain: NSItemProvider.errorDomain, code: -1,
      userInfo: [NSLocalizedDescriptionKey: "The data of type \(type) could not be read"])
  }
  return object
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformType.utf8Text]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.utf8Text, UniformType.plainText, UniformType.url]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try cast(String(data: data, encoding: .utf8).map { NSString(string: $0) }, typeIdentifier)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformType.url, UniformType.utf8Text]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler((self as URL).absoluteString.data(using: .utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try cast(text.flatMap { NSURL(string: $0) }, typeIdentifier)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg, UniformType.image]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isPNG = typeIdentifier == UniformType.png
    completionHandler(isPNG ? pngData() : jpegData(compressionQuality: 1), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try cast(UIImage(data: data), typeIdentifier)
  }
}

/// The types of data that item providers speak of, and which of them are kinds of others.
enum UniformType {
  static let utf8Text = "public.utf8-plain-text"
  static let plainText = "public.plain-text"
  static let url = "public.url"
  static let image = "public.image"
  static let png = "public.png"
  static let jpeg = "public.jpeg"

  private static let parents: [String: [String]] = [
    utf8Text: [plainText], "public.utf16-plain-text": [plainText],
    plainText: ["public.text"], "public.rtf": ["public.text"], "public.html": ["public.text"],
    "public.json": ["public.text"], "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": [url], url: ["public.data"],
    png: [image], jpeg: [image], "public.heic": [image], "com.compuserve.gif": [image],
    "public.svg-image": [image], image: ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"],
    "public.data": ["public.item"],
  ]

  private static let extensions: [String: String] = [
    "txt": plainText, "rtf": "public.rtf", "html": "public.html", "json": "public.json",
    "xml": "public.xml", "png": png, "jpg": jpeg, "jpeg": jpeg, "heic": "public.heic",
    "gif": "com.compuserve.gif", "svg": "public.svg-image", "pdf": "com.adobe.pdf",
  ]

  /// Returns a Boolean value that indicates whether a type is another one, or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  static func identifier(ofExtension name: String) -> String {
    extensions[name.lowercased()] ?? "public.data"
  }
}
