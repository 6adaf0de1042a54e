public import UIKit

/// The Kingfisher members of a view: `imageView.kf`.
@MainActor
public struct KingfisherWrapper<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }
}

/// A type with the property `kf`.
@MainActor
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> { KingfisherWrapper(self) }
}

extension UIImageView: KingfisherCompatible {}

extension KingfisherWrapper where Base: UIImageView {
  /// The indicator that is shown while the image loads.
  public var indicatorType: IndicatorType {
    get { state.indicator == nil ? .none : .activity }
    nonmutating set {
      state.indicator?.removeFromSuperview()
      state.indicator = newValue == .none ? nil : UIActivityIndicatorView(style: .medium)
    }
  }

  /// Shows an image, when it is there; until then the placeholder.
  ///
  /// A view waits for one image: the completion handler of an earlier request is called with an
  /// error.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let settings = KingfisherParsedOptionsInfo(
      KingfisherManager.shared.defaultOptions + (options ?? []))
    let state = state
    state.task?.cancel()
    state.task = nil
    guard let resource else {
      show(placeholder)
      completionHandler?(.failure(.emptySource))
      return nil
    }
    if !settings.keepCurrentImageWhileLoading || base.image == nil { show(placeholder) }
    showIndicator()
    var isWaiting = true
    let task = KingfisherManager.shared.retrieveImage(
      with: resource, options: options, progressBlock: progressBlock
    ) { [weak base] result in
      isWaiting = false
      guard let base else { return }
      KingfisherWrapper(base).finish(result, settings)
      completionHandler?(result)
    }
    if isWaiting { state.task = task }
    return task
  }

  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    var resource: (any Resource)?
    if case .network(let wanted) = source { resource = wanted }
    return setImage(
      with: resource, placeholder: placeholder, options: options, progressBlock: progressBlock,
      completionHandler: completionHandler)
  }

  // The same without a block for the progress, so that one closure is the completion handler.

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: source, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  /// Cancels the download. Its completion handler is called with an error.
  public func cancelDownloadTask() {
    state.task?.cancel()
    state.task = nil
  }

  // MARK: - Inside

  private var state: ImageViewState {
    if let state = objc_getAssociatedObject(base, &ImageViewState.key) as? ImageViewState {
      return state
    }
    let state = ImageViewState()
    objc_setAssociatedObject(base, &ImageViewState.key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }

  private func finish(
    _ result: Result<RetrieveImageResult, KingfisherError>, _ settings: KingfisherParsedOptionsInfo
  ) {
    hideIndicator()
    guard case .success(let found) = result else {
      if case .failure(let error) = result, !error.isTaskCancelled,
        let image = settings.onFailureImage
      {
        removePlaceholder()
        base.image = image
      }
      return
    }
    state.task = nil
    let isAnimated = found.cacheType == .none || settings.forceTransition
    show(found.image, isAnimated ? settings.transition : .none)
  }

  private func show(_ image: UIImage, _ transition: ImageTransition) {
    removePlaceholder()
    guard let (duration, options) = transition.animation else {
      base.image = image
      return
    }
    let base = base
    UIView.transition(with: base, duration: duration, options: options) { base.image = image }
  }

  private func show(_ placeholder: (any Placeholder)?) {
    removePlaceholder()
    base.image = nil
    state.placeholder = placeholder
    placeholder?.add(to: base)
  }

  private func removePlaceholder() {
    state.placeholder?.remove(from: base)
    state.placeholder = nil
  }

  private func showIndicator() {
    guard let indicator = state.indicator else { return }
    base.addSubview(indicator)
    indicator.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: base.centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: base.centerYAnchor),
    ])
    indicator.startAnimating()
  }

  private func hideIndicator() {
    state.indicator?.stopAnimating()
    state.indicator?.removeFromSuperview()
  }
}

/// The state of an image view's downloads.
@MainActor
private final class ImageViewState {
  static var key = 0

  var indicator: UIActivityIndicatorView?
  var placeholder: (any Placeholder)?
  var task: DownloadTask?
}
