import Foundation
import FuzzSupport
import Rasterizer

/// A picture may come from anywhere: what is read of it has the size that its header says, and can be
/// written and read again.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  // A header can say a size of gigabytes in a few bytes. Apps read that too, but not here.
  if isSmall(data), let bitmap = PNG.bitmap(data) { check(bitmap) }
  if let header = JPEGHeader(data), header.width * header.height <= 1 << 16,
    let bitmap = JPEG.bitmap(data)
  {
    demand(
      bitmap.width == header.uprightWidth && bitmap.height == header.uprightHeight,
      "the size is not that of the header")
    check(bitmap)
  }
  if let picture = Picture(data) {
    var bitmap = Bitmap(width: 32, height: 24)
    _ = picture.draw(over: &bitmap)
    check(bitmap)
  }
  return 0
}

private func isSmall(_ data: Data) -> Bool {
  let bytes = ByteReader(data)
  guard let width = bytes.big(16, count: 4), let height = bytes.big(20, count: 4) else {
    return false
  }
  return width <= 512 && height <= 512
}

private func check(_ bitmap: Bitmap) {
  demand(bitmap.bytes.count == bitmap.width * bitmap.height * 4, "there are not four bytes a pixel")
  let written = PNG.data(of: bitmap)
  guard let read = PNG.bitmap(written) else { return demand(false, "what was written is not read") }
  demand(read.width == bitmap.width && read.height == bitmap.height, "the size has changed")
  demand(PNG.bitmap(PNG.data(of: read)) == read, "what was read is not written as it is")
}
