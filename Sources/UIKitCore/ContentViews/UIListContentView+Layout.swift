import Foundation

/// The frames of the parts of a list's row, as in a left-to-right layout.
struct ListContentPlaces {
  var picture = CGRect.zero
  var text = CGRect.zero
  var secondText = CGRect.zero
  /// How high all of it is, without the margins.
  var height: CGFloat = 0
}

extension UIListContentView {
  /// The room of symbols beside body text of the usual size. A guess (low confidence).
  private static var standardWidth: CGFloat { 28 }

  /// How high the content is at a width, margins and all.
  func height(forWidth width: CGFloat) -> CGFloat {
    let insets = contentInsets
    let room = max(width - insets.left - insets.right, 0)
    return places(in: CGSize(width: room, height: 0)).height + insets.top + insets.bottom
  }

  func place() {
    let insets = contentInsets
    let room = bounds.inset(by: insets)
    let places = places(in: CGSize(width: max(room.width, 0), height: max(room.height, 0)))
    func put(_ view: UIView, _ frame: CGRect) {
      let frame = mirrored(frame.offsetBy(dx: room.minX, dy: room.minY), in: room).onPixels
      // Constraints may hold on to the part (11.7.15): a frame that differs by a rounding would ask for
      // layout in every turn.
      if !frame.isClose(to: view.frame) { view.frame = frame }
    }
    put(picture, places.picture)
    put(label, places.text)
    put(secondLabel, places.secondText)
  }

  /// The beginning of the texts, from the leading edge.
  var textStart: CGFloat {
    let insets = contentInsets
    return (isMirrored ? insets.right : insets.left) + pictureRoom.width + picturePadding
  }

  // MARK: The picture

  private var pictureSize: CGSize {
    picture.size(within: shown.imageProperties.maximumSize)
  }

  private var pictureRoom: CGSize {
    let reserved = shown.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    // A width that was asked for is there without a picture too.
    guard shown.image != nil || reserved.width > 0 else { return .zero }
    let size = pictureSize
    let common = UIFontMetrics.default.scaledValue(
      for: Self.standardWidth, compatibleWith: knownTraits)
    func length(_ asked: CGFloat, _ own: CGFloat) -> CGFloat {
      if asked == standard { return max(common, own) }
      return asked > 0 ? asked : own
    }
    let isSymbol = shown.image?.isSymbolImage == true
    return CGSize(
      width: length(reserved.width == 0 && isSymbol ? standard : reserved.width, size.width),
      height: length(reserved.height, size.height))
  }

  private var picturePadding: CGFloat {
    pictureRoom.width > 0 ? shown.imageToTextPadding : 0
  }

  // MARK: Places

  private func places(in room: CGSize) -> ListContentPlaces {
    var places = ListContentPlaces()
    let (picture, pictureRoom) = (pictureSize, pictureRoom)
    let start = pictureRoom.width + picturePadding
    let texts = textPlaces(width: max(room.width - start, 0))
    places.height = max(texts.height, pictureRoom.height)
    let free = max(room.height - texts.height, 0) / 2
    places.text = texts.text.offsetBy(dx: start, dy: free)
    places.secondText = texts.secondText.offsetBy(dx: start, dy: free)
    let height = max(room.height, places.height)
    places.picture = CGRect(
      x: (pictureRoom.width - picture.width) / 2, y: (height - picture.height) / 2,
      width: picture.width, height: picture.height)
    return places
  }

  private func textPlaces(width: CGFloat) -> ListContentPlaces {
    var places = ListContentPlaces()
    if shown.prefersSideBySideTextAndSecondaryText, !label.isEmpty, !secondLabel.isEmpty {
      let (first, second) = (
        label.size(fitting: .greatestFiniteMagnitude),
        secondLabel.size(fitting: .greatestFiniteMagnitude)
      )
      let gap = shown.textToSecondaryTextHorizontalPadding
      // 11.7.9: texts side by side need room for both.
      if first.width + gap + second.width <= width {
        places.height = max(first.height, second.height)
        let rest = width - second.width
        places.text = CGRect(
          x: 0, y: (places.height - first.height) / 2, width: rest - gap, height: first.height)
        places.secondText = CGRect(
          x: rest, y: (places.height - second.height) / 2, width: second.width,
          height: second.height)
        return places
      }
    }
    func height(_ label: ListLabel) -> CGFloat {
      label.isEmpty ? 0 : label.size(fitting: width).height
    }
    let (first, second) = (height(label), height(secondLabel))
    let gap = first > 0 && second > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    places.text = CGRect(x: 0, y: 0, width: width, height: first)
    places.secondText = CGRect(x: 0, y: first + gap, width: width, height: second)
    places.height = first + gap + second
    return places
  }
}
