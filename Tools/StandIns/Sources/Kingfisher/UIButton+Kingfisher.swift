public import UIKit

extension UIButton: KingfisherCompatible {}

extension KingfisherWrapper where Base: UIButton {
  /// Shows an image for a state, when it is there; until then the placeholder.
  ///
  /// A state waits for one image: the completion handler of an earlier request is called with an error.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    set(resource, .image(state), placeholder, options, progressBlock, completionHandler) {
      $0.setImage($1, for: state)
    }
  }

  /// Shows a background image for a state in the same way.
  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    set(resource, .background(state), placeholder, options, progressBlock, completionHandler) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  // The same without a block for the progress, so that one closure is the completion handler.

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource, for: state, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setBackgroundImage(
      with: resource, for: state, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  /// Cancels the downloads of images. Their completion handlers are called with an error.
  public func cancelImageDownloadTask() { cancel { $0.isImage } }

  /// Cancels the downloads of background images. Their completion handlers are called with an error.
  public func cancelBackgroundImageDownloadTask() { cancel { !$0.isImage } }

  // MARK: - Inside

  private func set(
    _ resource: (any Resource)?, _ place: ButtonPlace, _ placeholder: UIImage?,
    _ options: KingfisherOptionsInfo?, _ progressBlock: DownloadProgressBlock?,
    _ completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?,
    _ show: @escaping @MainActor (UIButton, UIImage?) -> Void
  ) -> DownloadTask? {
    let tasks = tasks
    tasks.running.removeValue(forKey: place)?.cancel()
    show(base, placeholder)
    guard let resource else {
      completionHandler?(.failure(.emptySource))
      return nil
    }
    var isWaiting = true
    let task = KingfisherManager.shared.retrieveImage(
      with: resource, options: options, progressBlock: progressBlock
    ) { [weak base] result in
      isWaiting = false
      if let base, case .success(let found) = result {
        tasks.running[place] = nil
        show(base, found.image)
      }
      completionHandler?(result)
    }
    if isWaiting { tasks.running[place] = task }
    return task
  }

  private func cancel(_ isMeant: (ButtonPlace) -> Bool) {
    for (place, task) in tasks.running where isMeant(place) {
      tasks.running[place] = nil
      task.cancel()
    }
  }

  private var tasks: ButtonTasks {
    if let tasks = objc_getAssociatedObject(base, &ButtonTasks.key) as? ButtonTasks { return tasks }
    let tasks = ButtonTasks()
    objc_setAssociatedObject(base, &ButtonTasks.key, tasks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return tasks
  }
}

/// An image of a button.
private enum ButtonPlace: Hashable {
  case image(UIControl.State)
  case background(UIControl.State)

  var isImage: Bool {
    if case .image = self { true } else { false }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .image(let state), .background(let state): hasher.combine(state.rawValue)
    }
    hasher.combine(isImage)
  }
}

/// The downloads of a button.
@MainActor
private final class ButtonTasks {
  static var key = 0

  var running: [ButtonPlace: DownloadTask] = [:]
}
