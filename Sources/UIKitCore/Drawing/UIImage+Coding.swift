public import Foundation

extension UIImage: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Reads an image from an archive; `nil` if the archive has none.
  public convenience init?(coder: NSCoder) {
    let scale = coder.decodeDouble(forKey: "UIScale")
    var look = Look()
    look.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIOrientation")) ?? .up
    look.mode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data?,
      let header = ImageHeader(data)
    {
      self.init(.encoded(data, header), scale: scale > 0 ? scale : 1, look: look)
    } else if let name = coder.decodeObject(of: NSString.self, forKey: "UISymbol") as String? {
      self.init(.symbol(Symbol(name)), scale: scale > 0 ? scale : 1, look: look)
    } else {
      return nil
    }
  }

  /// Writes the data or the symbol, the scale, the orientation and the rendering mode.
  public func encode(with coder: NSCoder) {
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(look.orientation.rawValue, forKey: "UIOrientation")
    coder.encode(look.mode.rawValue, forKey: "UIRenderingMode")
    switch contents {
    case .nothing: break
    case .encoded(let data, _): coder.encode(data as NSData, forKey: "UIImageData")
    case .symbol(let symbol): coder.encode(symbol.name as NSString, forKey: "UISymbol")
    }
  }
}
