import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for files with random changes: they are read and reported, and nothing ends the process.
/// (A missing member of a class, such as the property of an outlet, is a programmer error, as with
/// Apple. Those are not changed here.)
@MainActor @Suite(.stage) struct GarbageTests {
  private static let garbage = ["", "-1", "nan", "1e308", "99999999999999999999", "YES", "ä\u{0}"]

  private static let screen = Interface.scene(
    Interface.controller(
      "list", nil,
      Interface.view(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="st">
        <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <label text="a" numberOfLines="2" minimumScaleFactor="0.5" lineBreakMode="clip" id="la">
        <fontDescription key="fontDescription" type="system" weight="bold" pointSize="12"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></label>
        <button buttonType="system" id="bu"><state key="normal" title="b" image="star" \
        catalog="system"/><buttonConfiguration key="configuration" style="filled" title="c" \
        imagePadding="3" titlePadding="2" cornerStyle="large"/></button></subviews></stackView>
        <segmentedControl selectedSegmentIndex="1" id="se"><segments><segment title="x" width="20"/>
        <segment title="y"/></segments></segmentedControl>
        <slider minValue="0" maxValue="2" value="1" id="sl"/>
        <stepper minimumValue="0" maximumValue="4" stepValue="2" value="2" id="sp"/>
        <pageControl numberOfPages="3" currentPage="1" id="pc"/>
        <progressView progress="0.5" id="pv"/><switch on="YES" id="sw"/>
        <datePicker datePickerMode="date" minuteInterval="5" countDownDuration="60" id="dp">
        <date key="date" timeIntervalSinceReferenceDate="1000"/></datePicker>
        <textField placeholder="p" minimumFontSize="9" adjustsFontSizeToFit="YES" id="tf"/>
        <scrollView id="sc"><inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <size key="contentSize" width="9" height="9"/></scrollView>
        <tableView style="plain" rowHeight="44" estimatedRowHeight="40" sectionHeaderHeight="20" \
        id="tv"><rect key="frame" x="0" y="0" width="100" height="100"/></tableView>
        <collectionView id="cv"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="cl">
        <size key="itemSize" width="20" height="20"/></collectionViewFlowLayout></collectionView>
        <view alpha="0.5" tag="3" verticalHuggingPriority="251" horizontalCompressionResistancePriority="4" \
        translatesAutoresizingMaskIntoConstraints="NO" id="bx">
        <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="layer.cornerRadius"><real key="value" value="2"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """,
        """
        <constraints><constraint firstItem="bx" firstAttribute="top" secondItem="view-list" \
        secondAttribute="top" constant="3" priority="700" multiplier="1" id="c1"/>
        <constraint firstItem="bx" firstAttribute="width" relation="lessThanOrEqual" constant="9" \
        id="c2"/></constraints>
        """, id: "view-list"),
      connections: """
        <segue destination="list" kind="show" identifier="on" animates="YES" id="sg"/>
        """))

  @Test func `a screen of which any one value is anything is shown`() throws {
    let whole = Interface.document([Self.screen], initial: "list")
    let value = try NSRegularExpression(pattern: "=\"([^\"]*)\"")
    let places = value.matches(in: whole, range: NSRange(whole.startIndex..., in: whole))
    var shown = 0
    for (number, place) in places.enumerated() {
      guard let range = Range(place.range(at: 1), in: whole) else { continue }
      let garbage = Self.garbage[number % Self.garbage.count]
      for text in [garbage, Self.garbage[(number + 3) % Self.garbage.count]] {
        let changed = whole.replacingCharacters(in: range, with: text)
        if show(changed) { shown += 1 }
      }
    }
    #expect(shown > places.count)
  }

  @Test func `a screen of which any element is gone is shown`() throws {
    let whole = Interface.document([Self.screen], initial: "list")
    let single = try NSRegularExpression(pattern: "<[a-zA-Z]+ [^<>]*/>")
    let places = single.matches(in: whole, range: NSRange(whole.startIndex..., in: whole))
    for place in places {
      guard let range = Range(place.range, in: whole) else { continue }
      _ = show(whole.replacingCharacters(in: range, with: ""))
      // And one that is there twice.
      _ = show(whole.replacingCharacters(in: range, with: String(whole[range]) + whole[range]))
    }
    #expect(places.count > 20)
  }

  /// Returns a Boolean value that indicates whether there was a screen.
  private func show(_ text: String) -> Bool {
    let made: UIViewController? = Interface.storyboard(text: text)
      .instantiateInitialViewController()
    guard let view = made?.view else { return false }
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    view.layoutIfNeeded()
    return true
  }
}
