import Foundation

// The content of a button, and its layout.

extension UIButton {
  /// Lets the labels show what the state, the titles and the configuration say.
  func updateContent() {
    let size = wantedSize()
    if let configuration {
      show(configuration)
    } else {
      backgroundFill = nil
      showBackgroundView(nil)
      spinner = nil
      removeSecondLabel()
      label.text = currentTitle
      label.textColor = currentTitleColor
      label.shadowColor = currentTitleShadowColor
      if let title = currentAttributedTitle { label.attributedText = title }
      label.textAlignment = .natural
      // A system button that is pressed lets its background through.
      label.alpha = buttonType != .custom && isHighlighted ? 0.2 : 1
      // Signs take the tint, whatever colour the title has.
      let ink: UIColor = isEnabled ? tintColor : .tertiaryLabel
      show(
        currentImage, symbols: currentPreferredSymbolConfiguration?.settings,
        color: buttonType == .close ? .secondaryLabel : buttonType != .custom ? ink : tintColor,
        alpha: label.alpha * imageAlpha)
    }
    if label.attributedText?.length ?? 0 > 0 { addLabel() }
    showBackground(configuration == nil ? currentBackgroundImage : nil)
    setNeedsLayout()
    setNeedsCommit()
    if size != wantedSize() { invalidateIntrinsicContentSize() }
  }

  private func show(_ configuration: Configuration) {
    let look = configuration.look(
      state: state, tint: role == .destructive ? .systemRed : tintColor)
    backgroundFill = configuration.background.needsView ? nil : look.background
    showBackgroundView(configuration.background.needsView ? configuration : nil, look.background)
    label.text = configuration.title ?? currentTitle
    label.font = configuration.titleFont(knownTraits)
    label.textColor = look.foreground
    label.textAlignment = configuration.textAlignment
    if let title = configuration.attributedTitle {
      label.show(title)
    } else if let title = currentAttributedTitle {
      label.attributedText = title
    }
    label.transform(by: configuration.titleTextAttributesTransformer)
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
    label.alpha = look.contentAlpha
    var symbols = currentPreferredSymbolConfiguration?.settings ?? SymbolSettings()
    symbols =
      configuration.preferredSymbolConfigurationForImage?.settings.falling(backTo: symbols)
      ?? symbols
    symbols = symbols.falling(
      backTo: UIImage.SymbolConfiguration(font: configuration.titleFont(knownTraits)).settings)
    let ink = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
    show(
      configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage,
      symbols: symbols, color: ink, alpha: look.contentAlpha)
    showActivity(
      configuration.showsActivityIndicator
        ? configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
        : nil)
    guard let subtitle = configuration.subtitle else {
      removeSecondLabel()
      return
    }
    let second = secondLabel ?? UILabel(frame: .zero)
    if secondLabel == nil {
      secondLabel = second
      addSubview(second)
    }
    second.text = subtitle
    second.font = configuration.subtitleFont(knownTraits)
    second.textColor = look.foreground
    second.textAlignment = configuration.textAlignment
    second.lineBreakMode = configuration.subtitleLineBreakMode
    second.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
    second.alpha = look.contentAlpha
    configuration.attributedSubtitle.map(second.show)
    second.transform(by: configuration.subtitleTextAttributesTransformer)
  }

  /// Turns an activity indicator of that colour; `nil` for none.
  private func showActivity(_ color: UIColor?) {
    guard let color else { return spinner = nil }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil { spinner = view }
    view.color = color
    view.startAnimating()
  }

  /// Shows the parts of a background that are more than a colour.
  private func showBackgroundView(_ configuration: Configuration?, _ color: UIColor? = nil) {
    guard let configuration else { return backgroundView = nil }
    var background = configuration.background
    background.backgroundColor = color ?? .clear
    background.cornerRadius = configuration.cornerRadius(in: bounds.size)
    if let backgroundView {
      backgroundView.configuration = background
    } else {
      backgroundView = ConfiguredBackground(background)
    }
  }

  private func show(
    _ image: UIImage?, symbols: SymbolSettings?, color: UIColor, alpha: CGFloat
  ) {
    guard let image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? earlyPicture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      addSubview(view)
    }
    view.image = symbols.map(image.falling) ?? image
    view.usage = buttonType != .custom ? .sign : .picture
    view.templateColor = color
    view.alpha = alpha
  }

  /// A system button dims all of its content. How much a custom one dims its image is measured by eye.
  private var imageAlpha: CGFloat {
    guard buttonType == .custom else { return 1 }
    if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
    return isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
  }

  private func showBackground(_ image: UIImage?) {
    guard let image else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
      return
    }
    let view = backgroundPicture ?? UIImageView(frame: .zero)
    if backgroundPicture == nil {
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  func insetsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func removeSecondLabel() {
    secondLabel?.removeFromSuperview()
    secondLabel = nil
  }

  /// A Boolean value that indicates whether title or subtitle may have several lines.
  var wrapsTitles: Bool {
    guard let configuration else { return false }
    return configuration.titleLineBreakMode.wraps
      || configuration.subtitle != nil && configuration.subtitleLineBreakMode.wraps
  }

  /// How image, title and subtitle stand to each other in a button that is so wide, or as wide as they
  /// need.
  private func arrangement(width: CGFloat? = nil) -> ButtonArrangement {
    var arrangement = ButtonArrangement(
      image: picture?.shownImage?.size ?? spinner?.intrinsicContentSize ?? .zero,
      title: Self.unbrokenSize(of: label), subtitle: secondLabel.map(Self.unbrokenSize) ?? .zero,
      titleSpacing: titleSpacing)
    if let configuration {
      arrangement.placement = configuration.imagePlacement
      arrangement.imagePadding = configuration.imagePadding
    }
    arrangement.isMirrored = isMirrored
    guard wrapsTitles, let width else { return arrangement }
    let insets = contentInsets
    let room = arrangement.textRoom(in: width - insets.left - insets.right)
    func wrapped(_ label: UILabel?, _ natural: CGSize) -> CGSize {
      guard let label, label.numberOfLines == 0, room > 0, natural.width > room + Self.slack else {
        return natural
      }
      return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    arrangement.title = wrapped(label, arrangement.title)
    arrangement.subtitle = wrapped(secondLabel, arrangement.subtitle)
    return arrangement
  }

  /// The size of a text with enough room. A label's own fitting size depends on its earlier width,
  /// which was that of another title.
  private static func unbrokenSize(of label: UILabel) -> CGSize { label.sizeThatFits(.zero) }

  /// Returns the size of the content, with the insets around it.
  func wantedSize(width: CGFloat? = nil) -> CGSize {
    let insets = contentInsets
    let content = arrangement(width: width).size
    if configuration == nil, buttonType == .close { return CGSize(width: 30, height: 30) }
    if configuration == nil {
      // UIKit's distance around a title, and the least width for a finger.
      let behind = currentBackgroundImage?.size ?? .zero
      return CGSize(
        width: max(content.width + insets.left + insets.right, 30, behind.width),
        height: max(content.height.rounded(.up) + insets.top + insets.bottom, behind.height))
    }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func placeLabels() {
    if let configuration {
      backgroundView?.frame = bounds
      backgroundView?.configuration.cornerRadius = configuration.cornerRadius(in: bounds.size)
      let content = bounds.inset(by: contentInsets)
      place(frames(in: content))
      return
    }
    let content = contentRect(forBounds: bounds)
    let frames = frames(in: content)
    // Both rectangles are asked for, for a subclass may have its own, and both come from one reckoning.
    places = (content, frames)
    var own = frames
    own.image = imageRect(forContentRect: content)
    own.title = titleRect(forContentRect: content)
    places = nil
    place(own)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
  }

  /// The places of title and image in a button without a configuration, moved by their insets.
  func placesInState(in content: CGRect) -> ButtonArrangement.Frames {
    let known = places.flatMap { $0.content == content ? $0.frames : nil }
    var places = known ?? frames(in: content)
    if picture != nil { places.image = moved(places.image, by: imageEdgeInsets) }
    let room = content.width - places.image.width - titleEdgeInsets.left - titleEdgeInsets.right
    if titleEdgeInsets != .zero, places.title.width > room {
      // The insets limit the whole room.
      let missing = places.title.width - max(room, 0)
      places.title = places.title.insetBy(dx: missing / 2, dy: 0)
    }
    places.title = moved(places.title, by: titleEdgeInsets)
    return places
  }

  /// Insets take their part of the room at each side, and what is aligned in it moves with it.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let horizontal =
      switch effectiveContentHorizontalAlignment {
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      case .left, .fill, .leading, .trailing: insets.left
      }
    let vertical =
      switch contentVerticalAlignment {
      case .center: (insets.top - insets.bottom) / 2
      case .bottom: -insets.bottom
      case .top, .fill: insets.top
      }
    return frame.offsetBy(dx: onPixel(horizontal), dy: onPixel(vertical))
  }

  private func place(_ frames: ButtonArrangement.Frames) {
    picture?.frame = frames.image
    spinner?.frame = frames.image
    label.frame = whole(frames.title, label)
    secondLabel.map { $0.frame = whole(frames.subtitle, $0) }
  }

  private func frames(in room: CGRect) -> ButtonArrangement.Frames {
    let arrangement = arrangement(width: bounds.width)
    let wanted = arrangement.size
    let fills = effectiveContentHorizontalAlignment == .fill
    let size = CGSize(
      width: fills ? room.width : min(wanted.width, max(room.width, 0)),
      height: min(wanted.height, room.height))
    let block = CGRect(
      x: origin(of: size.width, in: room.minX...max(room.minX, room.maxX)),
      y: verticalOrigin(of: size.height, in: room), width: size.width, height: size.height)
    return arrangement.frames(in: block, onPixel: onPixel)
  }

  /// A text that nearly fits in its line stays in it.
  private func whole(_ frame: CGRect, _ label: UILabel) -> CGRect {
    let missing = label.intrinsicContentSize.width - frame.width
    guard label.numberOfLines == 0, missing > 0, missing <= Self.slack else { return frame }
    return frame.insetBy(dx: -missing / 2, dy: 0)
  }

  private func origin(of width: CGFloat, in room: ClosedRange<CGFloat>) -> CGFloat {
    let free = room.upperBound - room.lowerBound - width
    switch effectiveContentHorizontalAlignment {
    case .right: return room.upperBound - width
    case .left, .fill, .leading, .trailing: return room.lowerBound
    case .center: return onPixel(room.lowerBound + free / 2)
    }
  }

  private func verticalOrigin(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: room.minY
    case .bottom: room.maxY - height
    case .center: onPixel(room.midY - height / 2)
    }
  }

  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded() / scale
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether text that is too long goes on in another line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
