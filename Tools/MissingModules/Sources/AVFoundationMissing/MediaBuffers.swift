// The buffers of CoreMedia and CoreVideo, which AVFoundation passes on. Nothing makes one here, so there are no
// uses to report: apps name these types in the methods of their delegates.

public typealias CMPersistentTrackID = Int32
public typealias OSType = UInt32

/// Media of a camera or a file, with its time.
public class CMSampleBuffer {
  private init() {}
}

/// Data of an image, or of other media.
public class CVBuffer {
  private init() {}
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer
