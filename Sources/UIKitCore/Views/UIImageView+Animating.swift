import Foundation

// The page plays the images by itself: each is there all the time, and visible for a while.

/// Images of which one after the other is seen.
struct FramePlayer {
  let images: [UIImage]
  let duration: TimeInterval
  /// Infinite without end.
  let repeats: Double
  let begin: TimeInterval
  /// The timer for the end.
  var end: AnimationClock.Token?
  private let nodes: [Int]
  private let animation: Int

  @MainActor
  init(_ images: [UIImage], duration: TimeInterval, repeats: Int) {
    self.images = images
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    self.repeats = repeats > 0 ? Double(repeats) : .infinity
    begin = Stage.shared.clock.now
    nodes = images.map { _ in UIView.nextDisplayID() }
    animation = AnimationTrack.nextID()
  }

  @MainActor
  func show(of view: UIImageView, in node: inout DisplayNode) {
    let frames = images.indices.map { index in
      var frame = DisplayNode(
        id: nodes[index], name: "frame \(index + 1) of \(images.count)",
        frame: CGRect(origin: view.bounds.origin, size: view.bounds.size))
      frame.content = view.displayContent(of: images[index])
      // A stopped animation shows the first image.
      frame.opacity = index == 0 ? 1 : 0
      if images.count > 1 { frame.animations = [appearance(of: index)] }
      return frame
    }
    node.children.insert(contentsOf: frames, at: 0)
  }

  /// Seen while it is the image's turn, and not before and after.
  private func appearance(of index: Int) -> DisplayAnimation {
    var appearance = DisplayAnimation(
      id: animation, property: .opacity(from: index == 0 ? 1 : 0), curve: .linear, begin: begin,
      duration: duration)
    appearance.iterations = repeats
    let count = CGFloat(images.count)
    // In jumps: of two stops at one moment, the first is before it.
    func stop(_ offset: CGFloat, _ opacity: CGFloat) {
      appearance.stops.append(
        DisplayAnimation.Stop(offset: offset, value: .opacity(from: opacity)))
    }
    if index > 0 {
      stop(CGFloat(index) / count, 0)
      stop(CGFloat(index) / count, 1)
    }
    let isLast = index == images.count - 1
    stop(isLast ? 1 : CGFloat(index + 1) / count, 1)
    if !isLast {
      stop(CGFloat(index + 1) / count, 0)
      stop(1, 0)
    }
    return appearance
  }
}

extension UIImageView {
  func startFrames() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let own, !own.isEmpty {
      play(FramePlayer(own, duration: animationDuration, repeats: animationRepeatCount))
    } else if let frames = shownImage?.look.frames {
      play(FramePlayer(frames.images, duration: frames.duration, repeats: 0))
    }
  }

  func stopFrames() {
    guard let player else { return }
    if let end = player.end { Stage.shared.clock.cancel(end) }
    self.player = nil
    setNeedsCommit()
  }

  /// Another image is shown: one that moves does so by itself.
  func restartFrames() {
    // An animation of the app goes on.
    if player != nil, animationImages?.isEmpty == false { return }
    stopFrames()
    if shownImage?.look.frames != nil { startFrames() }
  }

  private func play(_ new: FramePlayer) {
    stopFrames()
    var new = new
    if new.repeats.isFinite {
      let duration = new.duration * new.repeats
      new.end = Stage.shared.clock.schedule(after: duration, chosenBy: .app) { [weak self] in
        self?.player = nil
        self?.setNeedsCommit()
      }
    }
    player = new
    setNeedsCommit()
  }
}
