import Foundation

extension ElementKind {
  /// Views that scroll, and what is in them.
  static let scrolling: [ElementKind] = [
    scrollView, textView, tableView, tableViewCell, tableViewCellContentView,
    collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView,
    collectionViewFlowLayout, collectionViewLayout,
    ElementKind("tableViewHeaderFooterView", UITableViewHeaderFooterView.self, extends: view),
  ]

  static let scrollView = ElementKind("scrollView", UIScrollView.self, extends: view) {
    $0.flag("scrollEnabled", \.isScrollEnabled)
    $0.flag("pagingEnabled", \.isPagingEnabled)
    $0.flag("directionalLockEnabled", \.isDirectionalLockEnabled)
    $0.flag("bounces", \.bounces)
    $0.flag("alwaysBounceVertical", \.alwaysBounceVertical)
    $0.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    $0.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    $0.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    $0.flag("delaysContentTouches", \.delaysContentTouches)
    $0.flag("canCancelContentTouches", \.canCancelContentTouches)
    $0.flag("scrollsToTop", \.scrollsToTop)
    $0.choice(
      "indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white])
    $0.choice(
      "keyboardDismissMode", \.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive])
    $0.choice(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ])
    $0.insets("contentInset", \.contentInset)
    $0.insets("scrollIndicatorInsets", \.scrollIndicatorInsets)
    $0.size("contentSize", \.contentSize)
    $0.number("minimumZoomScale", \.minimumZoomScale)
    $0.number("maximumZoomScale", \.maximumZoomScale)
    $0.flag("bouncesZoom", \.bouncesZoom)
    $0.ignore("bouncesHorizontally")
    $0.ignore("bouncesVertically", "contentViewInsetsToSafeArea")
  }

  private static let textView = ElementKind("textView", UITextView.self, extends: scrollView) {
    $0.font("fontDescription", \.font)
    $0.color("textColor", \.textColor)
    $0.choice("textAlignment", \.textAlignment, Choices.alignment)
    $0.flag("editable", \.isEditable)
    $0.flag("selectable", \.isSelectable)
    $0.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    $0.on("text") { $0.text = $1.text ?? "" }
    $0.on("attributedText") { view, value in
      value.attributedText.map { view.attributedText = $0 }
    }
    $0.on("textInputTraits") { view, value in
      value.inputTraits {
        $0.keyboard.map { view.keyboardType = $0 }
        $0.returnKey.map { view.returnKeyType = $0 }
        $0.capitals.map { view.autocapitalizationType = $0 }
        $0.correction.map { view.autocorrectionType = $0 }
        $0.spelling.map { view.spellCheckingType = $0 }
        $0.quotes.map { view.smartQuotesType = $0 }
        $0.dashes.map { view.smartDashesType = $0 }
        $0.look.map { view.keyboardAppearance = $0 }
        $0.enablesReturnKey.map { view.enablesReturnKeyAutomatically = $0 }
        $0.content.map { view.textContentType = $0 }
      }
    }
    $0.ignore("allowsEditingTextAttributes")
  }

  // MARK: Collections

  private static let collectionView = ElementKind(
    "collectionView", UICollectionView.self, extends: scrollView
  ) {
    $0.on("collectionViewLayout") { view, value in
      if let layout = value.object as? UICollectionViewLayout { view.collectionViewLayout = layout }
    }
    $0.flag("allowsSelection", \.allowsSelection)
    $0.flag("allowsMultipleSelection", \.allowsMultipleSelection)
    $0.flag("prefetchingEnabled", \.isPrefetchingEnabled)
    $0.object("backgroundView", \.backgroundView)
    $0.on("cells") { view, value in
      for cell in value.child?.children ?? [] {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
          value.document.report(cell, "the prototype has no reuse identifier")
          continue
        }
        view.register(UINib(cell, value.coder.context), forCellWithReuseIdentifier: identifier)
      }
    }
    for (name, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      $0.on(name) { view, value in
        guard let element = value.child, let identifier = element["reuseIdentifier"] else { return }
        view.register(
          UINib(element, value.coder.context), forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier)
      }
    }
    $0.ignore("dataMode", "dragInteractionEnabled")
  }

  private static let collectionReusableView = ElementKind(
    "collectionReusableView", UICollectionReusableView.self, extends: view
  ) {
    $0.ignore("reuseIdentifier", "collectionReusableView")
  }

  private static let collectionViewCell = ElementKind(
    "collectionViewCell", UICollectionViewCell.self, extends: collectionReusableView
  ) {
    $0.on("contentView") { cell, value in value.fill(cell.contentView) }
    $0.object("backgroundView", \.backgroundView)
    $0.object("selectedBackgroundView", \.selectedBackgroundView)
    $0.ignore("customSize", "size")
  }

  private static let collectionViewCellContentView = ElementKind(
    "collectionViewCellContentView", UIView.self, extends: view)

  private static let collectionViewLayout = ElementKind(
    "collectionViewLayout", UICollectionViewLayout.self)

  private static let collectionViewFlowLayout = ElementKind(
    "collectionViewFlowLayout", UICollectionViewFlowLayout.self
  ) {
    $0.choice(
      "scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal])
    $0.number("minimumLineSpacing", \.minimumLineSpacing)
    $0.number("minimumInteritemSpacing", \.minimumInteritemSpacing)
    $0.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    $0.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    $0.size("itemSize", \.itemSize)
    $0.on("automaticEstimatedItemSize") { layout, value in
      if value.isOn { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    $0.size("estimatedItemSize", \.estimatedItemSize)
    $0.size("headerReferenceSize", \.headerReferenceSize)
    $0.size("footerReferenceSize", \.footerReferenceSize)
    $0.insets("sectionInset", \.sectionInset)
  }
}
