import Foundation
import FuzzSupport
import UIKitCore
import UIKitSimulator

/// Any page, and what only says that it is one, may send any message: what is understood is within the
/// bounds that the app relies on.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let message = try? ClientMessage(bytes) else { return 0 }
  switch message {
  case .touch(_, _, let point), .secondaryClick(let point), .ask(.inspectPoint(let point)):
    check(point)
  case .wheel(let point, let distance):
    check(point)
    check(distance)
  case .hover(let point):
    if let point { check(point) }
  case .text(let text):
    demand(!text.isEmpty, "nothing was typed")
  case .press(.began(let key)):
    demand(key.characters.count <= 1, "one key writes \(key.characters)")
  case .device(.openURL(let url)):
    demand(url.scheme?.isEmpty == false, "nobody knows who opens \(url)")
    demand(url.absoluteString.utf8.count <= 8192, "a URL of \(url.absoluteString.utf8.count) bytes")
  case .ask(.past(_, let number)):
    demand(number >= 0, "the log has no line \(number)")
  case .hello, .press, .key, .device, .ask, .record, .reload:
    break
  }
  return 0
}

private func check(_ point: CGPoint) {
  for value in [point.x, point.y] {
    demand(value.isFinite && abs(value) <= 100_000, "\(value) is on no glass")
  }
}
