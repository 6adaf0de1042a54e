import Foundation

// The answers of the data source and the delegate, and the places of rows that follow from them.

/// A delegate method that the app does not implement, so that the table decides.
enum TableDefault: Hashable {
  case rowHeight, rowEstimate
}

extension UITableView {
  /// Returns the answer of a method's default implementation, and records that the method was
  /// called.
  func byDefault<Answer>(_ method: TableDefault, _ body: (UITableView) -> Answer) -> Answer {
    defaults.insert(method)
    return body(self)
  }

  /// The positions of everything, loaded when they are first needed.
  var map: TableMap {
    if let storedMap { return storedMap }
    let made = load()
    storedMap = made
    return made
  }

  /// Changes where things are.
  func changeMap<Answer>(_ body: (inout TableMap) -> Answer) -> Answer {
    var changed = map
    storedMap = nil
    let answer = body(&changed)
    storedMap = changed
    return answer
  }

  func setNeedsReload() {
    storedMap = nil
    committedMove = nil
    ahead = Prefetching()
    dropViews()
    setNeedsIndex()
  }

  /// 11.1.4 – drops everything; the cells come with the next layout.
  func reload() {
    rowDrags?.rowsDidChange()
    closeSwipe(animated: false)
    cancelMove()
    selection = []
    highlighted = nil
    setNeedsReload()
    updateContentSize()
    awaitsReloadedRows = true
  }

  // MARK: Loading

  // 11.1.2 – sections, rows of each, heights: those of all rows only where there is no estimate.
  private func load() -> TableMap {
    defaults.subtract([.rowHeight, .rowEstimate])
    estimated = ([], [])
    var map = TableMap()
    map.top = tableHeaderView?.frame.height ?? 0
    map.bottom = tableFooterView?.frame.height ?? 0
    guard let dataSource else { return map }
    let count = dataSource.numberOfSections(in: self)
    let rows = (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    map.sections = rows.enumerated().map { section, count in
      let header = firstHeight(section, isFooter: false)
      return TableMap.Section(
        padding: header > 0 ? headerPadding : 0, header: header,
        footer: firstHeight(section, isFooter: true),
        rows: heights(ofRows: count, in: section))
    }
    return map
  }

  func heights(ofRows count: Int, in section: Int) -> RowHeights {
    guard count > 0, let delegate else { return RowHeights(count: count, base: estimate) }
    let first = IndexPath(row: 0, section: section)
    if estimatedRowHeight == 0 {
      // 11.1.3 – without an estimate the heights of all rows are requested.
      let height = delegate.tableView(self, heightForRowAt: first)
      if defaults.contains(.rowHeight) { return RowHeights(count: count, base: estimate) }
      return RowHeights(
        [resolved(height)]
          + (1..<count).map { row in
            resolved(
              delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
          })
    }
    let guess = delegate.tableView(self, estimatedHeightForRowAt: first)
    if defaults.contains(.rowEstimate) { return RowHeights(count: count, base: estimate) }
    return RowHeights(
      [resolved(guess)]
        + (1..<count).map { row in
          resolved(
            delegate.tableView(
              self, estimatedHeightForRowAt: IndexPath(row: row, section: section)))
        })
  }

  private func resolved(_ height: CGFloat) -> CGFloat { height < 0 ? estimate : height }

  /// The height that is assumed for a row of which nothing is known.
  var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : UITableViewCell.standardHeight
  }

  // MARK: Headers

  private static let plainTitleHeight: CGFloat = 28
  private static let groupedTitleHeight: CGFloat = 38
  private static let groupedFooterHeight: CGFloat = 30
  /// Between two groups without titles.
  private static let groupedGap: CGFloat = 18
  private static let firstGroupedGap: CGFloat = 35

  /// The padding of plain tables above a header since iOS 15 (medium confidence: measured by many,
  /// not documented).
  private static let plainPadding: CGFloat = 22

  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? Self.plainPadding : 0
  }

  func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  /// 11.1.3 – the estimate, where there is one, until the header or the footer is seen.
  private func firstHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    let guess = estimate(ofHeader: section, isFooter: isFooter)
    guard guess > 0 else { return headerHeight(section, isFooter: isFooter) }
    if isFooter { estimated.footers.insert(section) } else { estimated.headers.insert(section) }
    return guess
  }

  private func estimate(ofHeader section: Int, isFooter: Bool) -> CGFloat {
    guard let delegate else {
      return isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    }
    return isFooter
      ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
      : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
  }

  /// Headers and footers that come into sight have their own heights from then on.
  func measureSeenHeaders() {
    guard !estimated.headers.isEmpty || !estimated.footers.isEmpty else { return }
    // Rows that are lower than estimated make room for more.
    for _ in 0..<10 {
      let seen = changeMap { $0.sections(from: bounds.minY, to: bounds.maxY) }
      let isDone = seen.allSatisfy {
        !estimated.headers.contains($0) && !estimated.footers.contains($0)
      }
      if isDone { return }
      for section in seen {
        let isAbove = headerRect(section).maxY <= bounds.minY
        let before = sectionRect(section).height
        if estimated.headers.remove(section) != nil {
          let height = headerHeight(section, isFooter: false)
          changeMap {
            $0.sections[section].header = height
            $0.sections[section].padding = height > 0 ? headerPadding : 0
          }
        }
        let grown = sectionRect(section).height - before
        if estimated.footers.remove(section) != nil {
          let height = headerHeight(section, isFooter: true)
          changeMap { $0.sections[section].footer = height }
        }
        // Rows that are seen already stay where they are.
        if isAbove, grown != 0 {
          updateContentSize()
          moveContent(by: CGPoint(x: 0, y: grown))
        }
      }
    }
  }

  private func headerHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    let wish: CGFloat
    if let delegate {
      wish =
        isFooter
        ? delegate.tableView(self, heightForFooterInSection: section)
        : delegate.tableView(self, heightForHeaderInSection: section)
    } else {
      wish = isFooter ? sectionFooterHeight : sectionHeaderHeight
    }
    if wish >= 0 { return wish }
    if let title = title(section, isFooter: isFooter) {
      return titleHeight(title, isFooter: isFooter)
    }
    let own =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let own {
      prepare(own, isFooter: isFooter)
      if isFooter { footers[section] = own } else { headers[section] = own }
      return fittingHeight(of: own)
    }
    if style == .plain { return 0 }
    return section == 0 && !isFooter ? Self.firstGroupedGap : Self.groupedGap
  }

  // Titles wrap, and are as large as people like their letters.
  private func titleHeight(_ title: String, isFooter: Bool) -> CGFloat {
    let sample = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(sample, isFooter: isFooter)
    let growth = sample.titleGrowth(sample.shown(title), width: headerContentWidth)
    return (titleHeight(isFooter: isFooter) + growth).roundedUp(toPixelsAt: UIScreen.main.scale)
  }

  private func titleHeight(isFooter: Bool) -> CGFloat {
    if style == .plain { return Self.plainTitleHeight }
    return isFooter ? Self.groupedFooterHeight : Self.groupedTitleHeight
  }

  /// The delegate's view, else one of the table's own where there is a title.
  func makeHeader(_ section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let own {
      prepare(own, isFooter: isFooter)
      return own
    }
    guard let title = title(section, isFooter: isFooter) else { return nil }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    prepare(made, isFooter: isFooter)
    made.textLabel?.text = made.shown(title)
    return made
  }

  private func prepare(_ view: UIView, isFooter: Bool) {
    (view as? UITableViewHeaderFooterView)?.setUp(for: style, isFooter: isFooter)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    if let header = view as? UITableViewHeaderFooterView {
      header.updateConfigurationIfNeeded()
      if let height = header.configuredHeight(width: headerContentWidth) {
        return height.roundedUp(toPixelsAt: UIScreen.main.scale)
      }
    }
    let header = view as? UITableViewHeaderFooterView
    let content = header?.contentView ?? view
    if !content.constraintsInTree.isEmpty {
      let width = header == nil ? bounds.width : headerContentWidth
      return content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.bounds.height > 0 ? view.bounds.height : titleHeight(isFooter: false)
  }
}
