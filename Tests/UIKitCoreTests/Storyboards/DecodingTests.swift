import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the meaning of attributes and elements.
@MainActor @Suite(.stage) struct DecodingTests {
  private func first<View: UIView>(_ views: String, _ more: String = "") throws -> View {
    try #require(Interface.loaded(views, more).subviews.first as? View)
  }

  @Test func `a view has its frame, mask, colours and flags`() throws {
    let view: UIView = try first(
      """
      <view hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO" \
      contentMode="scaleAspectFit" verticalHuggingPriority="251" id="x">
      <rect key="frame" x="1" y="2.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES"/>
      <color key="backgroundColor" systemColor="systemRedColor"/>
      <color key="tintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box">
      <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleWidth])
    #expect(view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == .scaleAspectFit)
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(view.backgroundColor == .systemRed)
    #expect(view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "A box")
    #expect(view.accessibilityTraits.contains(.button) && view.isAccessibilityElement)
  }

  @Test func `a view draws as the file says`() throws {
    let view: UIView = try first(
      "<view opaque=\"NO\" clearsContextBeforeDrawing=\"NO\" contentMode=\"redraw\" id=\"x\"/>")
    #expect(!view.isOpaque && !view.clearsContextBeforeDrawing && view.contentMode == .redraw)
  }

  @Test func `a label has its text, font and alignment`() throws {
    let label: UILabel = try first(
      """
      <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" \
      adjustsFontForContentSizeCategory="YES" id="x">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <color key="textColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/></label>
      """)
    #expect(label.text == "Hello" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byWordWrapping && label.adjustsFontForContentSizeCategory)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == UIColor(white: 0, alpha: 0.5))
  }

  @Test func `long texts and attributed ones stand in elements of their own`() throws {
    let label: UILabel = try first("<label id=\"x\"><string key=\"text\">One\nTwo</string></label>")
    #expect(label.text == "One\nTwo")
    let attributed: UILabel = try first(
      """
      <label id="x"><attributedString key="attributedText"><fragment content="Red"><attributes>
      <color key="NSColor" systemColor="systemRedColor"/>
      <font key="NSFont" size="20" name=".AppleSystemUIFont"/></attributes></fragment>
      <fragment content=" rest"/></attributedString></label>
      """)
    #expect(attributed.attributedText?.string == "Red rest")
    let font = attributed.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test func `a button has what its states and its configuration say`() throws {
    let button: UIButton = try first(
      """
      <button buttonType="system" contentHorizontalAlignment="left" id="x">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
      <state key="disabled" title="No"/></button>
      """)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Go")
    #expect(button.title(for: .disabled) == "No")
    #expect(button.titleColor(for: .normal) == .systemGreen)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.contentHorizontalAlignment == .left)
    let configured: UIButton = try first(
      """
      <button id="x"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Press" cornerStyle="capsule" \
      imagePadding="4"><color key="baseBackgroundColor" systemColor="systemMintColor"/>
      </buttonConfiguration></button>
      """)
    #expect(configured.configuration?.title == "Press")
    #expect(configured.configuration?.cornerStyle == .capsule)
    #expect(configured.configuration?.baseBackgroundColor == .systemMint)
  }

  @Test func `controls have their values`() throws {
    let slider: UISlider = try first(
      "<slider value=\"30\" minValue=\"10\" maxValue=\"50\" id=\"x\"/>")
    #expect(slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 50)
    let segments: UISegmentedControl = try first(
      """
      <segmentedControl selectedSegmentIndex="1" id="x"><segments><segment title="A"/>
      <segment title="B" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(segments.titleForSegment(at: 1) == "B" && segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 1))
    let toggle: UISwitch = try first("<switch on=\"YES\" id=\"x\"/>")
    #expect(toggle.isOn)
    let stepper: UIStepper = try first(
      "<stepper maximumValue=\"9\" stepValue=\"3\" value=\"6\" id=\"x\"/>")
    #expect(stepper.value == 6 && stepper.stepValue == 3 && stepper.maximumValue == 9)
    let progress: UIProgressView = try first("<progressView progress=\"0.25\" id=\"x\"/>")
    #expect(progress.progress == 0.25)
    let wheel: UIActivityIndicatorView = try first(
      "<activityIndicatorView animating=\"YES\" style=\"large\" id=\"x\"/>")
    #expect(wheel.isAnimating && wheel.style == .large)
    let dots: UIPageControl = try first(
      "<pageControl numberOfPages=\"4\" currentPage=\"2\" id=\"x\"/>")
    #expect(dots.numberOfPages == 4 && dots.currentPage == 2)
    let picker: UIDatePicker = try first(
      """
      <datePicker datePickerMode="date" style="wheels" minuteInterval="1" id="x">
      <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
      """)
    #expect(picker.datePickerMode == .date)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
  }

  @Test func `fields have their keyboards`() throws {
    let field: UITextField = try first(
      """
      <textField placeholder="Mail" borderStyle="roundedRect" clearButtonMode="whileEditing" id="x">
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
      secureTextEntry="YES" autocapitalizationType="none"/></textField>
      """)
    #expect(field.placeholder == "Mail" && field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing && field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done && field.isSecureTextEntry)
    #expect(field.autocapitalizationType == .none)
    let text: UITextView = try first(
      "<textView editable=\"NO\" id=\"x\"><string key=\"text\">Long</string></textView>")
    #expect(text.text == "Long" && !text.isEditable)
  }

  @Test func `a stack view arranges what stands in it`() throws {
    let stack: UIStackView = try first(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="9" id="x">
      <subviews><label text="a" id="a"/><label text="b" id="b"/></subviews></stackView>
      """)
    #expect(stack.arrangedSubviews.count == 2 && stack.axis == .vertical)
    #expect(stack.distribution == .fillEqually && stack.alignment == .center && stack.spacing == 9)
  }

  @Test func `runtime attributes are set by their paths and what is not known is told`() throws {
    let heard = try Interface.reports {
      let box: BoxView = try first(
        """
        <view customClass="BoxView" customModule="UIKitCoreTests" id="x">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Box"/>
        <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="Box"/>
        </userDefinedRuntimeAttributes></view>
        """)
      #expect(box.corner == 2.5 && box.layer.cornerRadius == 8 && box.layer.masksToBounds)
      #expect(box.caption == "Box")
    }
    #expect(heard.count == 1)
    #expect(
      heard.first?.hasPrefix("Failed to set (nothing) user defined inspected property") == true)
  }

  @Test func `actions, outlets, collections and gestures are connected`() throws {
    let storyboard = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "a", "ScriptedController",
          Interface.view(
            """
            <button id="b"><connections>
            <action selector="save:" destination="a" eventType="touchUpInside" id="act"/>
            </connections></button>
            <label text="1" id="l1"/><label text="2" id="l2"/>
            <view id="g"><connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/>
            </connections></view>
            """),
          connections: """
            <outlet property="button" destination="b" id="o"/>
            <outletCollection property="others" destination="l1" id="o1"/>
            <outletCollection property="others" destination="l2" id="o2"/>
            """),
        """
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
        <action selector="save:" destination="a" id="t"/></connections></tapGestureRecognizer>
        """), initial: "a")
    let made = try #require(storyboard.instantiateInitialViewController() as? ScriptedController)
    made.loadViewIfNeeded()
    #expect(made.others.map(\.text) == ["1", "2"])
    let lines = Script.during { made.button.sendActions(for: .touchUpInside) }
    #expect(lines == ["screen saves for UIButton"])
    let taps = made.view.subviews.last?.gestureRecognizers ?? []
    #expect((taps.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
  }

  @Test func `bars have their items`() throws {
    let made = Interface.storyboard(
      Interface.scene(
        Interface.controller(
          "a", nil,
          """
          <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="never" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
          <rightBarButtonItems><barButtonItem title="One" id="r1"/><barButtonItem style="done" \
          title="Two" id="r2"/></rightBarButtonItems></navigationItem>
          <toolbarItems key="toolbarItems"><barButtonItem systemItem="flexibleSpace" id="f"/>
          </toolbarItems>
          <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="t"/>
          """, connections: "")), initial: "a"
    ).instantiateInitialViewController()
    let item = try #require(made?.navigationItem)
    #expect(item.title == "List" && item.largeTitleDisplayMode == .never)
    #expect(item.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    #expect(item.rightBarButtonItems?.last?.style == .done)
    #expect(item.leftBarButtonItem != nil && made?.toolbarItems?.count == 1)
    #expect(made?.tabBarItem.title == "Tab" && made?.tabBarItem.badgeValue == "3")
  }
}
