/// The texts that several styles include.
enum SharedTexts {
  static let all = [
    appDelegate, layout, layOutViews, addButton, initializers, storyboard, value, manifest,
    gitignore,
  ]

  private static let appDelegate = VersionedText(
    "shared/AppDelegate",
    #"""
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(
                name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    """#)

  /// The files of a build, which git ignores.
  private static let gitignore = VersionedText(
    "shared/gitignore",
    #"""
    .DS_Store
    .build/
    .swiftpm/
    DerivedData/
    xcuserdata/

    """#)

  private static let layout = VersionedText(
    "shared/layout",
    #"""
    {{#if storyboards}}
        @IBOutlet private var messageLabel: UILabel!
        @IBOutlet private var stackView: UIStackView!
    {{else}}
        private let messageLabel = UILabel()
        private lazy var stackView = UIStackView(arrangedSubviews: [messageLabel])
    {{/if}}
    """#)

  private static let layOutViews = VersionedText(
    "shared/layOutViews",
    #"""
    {{#if !storyboards}}
        private func layOutViews() {
            view.backgroundColor = .systemBackground
            messageLabel.font = .preferredFont(forTextStyle: .body)
            messageLabel.adjustsFontForContentSizeCategory = true
            messageLabel.numberOfLines = 0
            stackView.axis = .vertical
            stackView.spacing = 16
            stackView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stackView)
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stackView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            ])
        }

    {{/if}}
    {{#if buttons}}
    {{> shared/addButton}}
    {{/if}}
    """#)

  private static let addButton = VersionedText(
    "shared/addButton",
    #"""
        private func addButton(
            _ title: String, action: @escaping ({{Screen}}ViewController) -> Void
        ) {
            let action = UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                action(self)
            }
            stackView.addArrangedSubview(UIButton(type: .system, primaryAction: action))
        }
    """#)

  /// The initializers of a screen that is given one object.
  private static let initializers = VersionedText(
    "shared/initializers",
    #"""
    {{#if storyboards}}
        static func instantiate({{part}}: {{Screen}}{{Part}}) -> {{Screen}}ViewController {
            UIStoryboard(name: "{{Screen}}", bundle: {{bundle}})
                .instantiateViewController(identifier: "{{Screen}}ViewController") { coder in
                    {{Screen}}ViewController(coder: coder, {{part}}: {{part}})
                }
        }

        private init?(coder: NSCoder, {{part}}: {{Screen}}{{Part}}) {
            self.{{part}} = {{part}}
            super.init(coder: coder)
        }
    {{else}}
        init({{part}}: {{Screen}}{{Part}}) {
            self.{{part}} = {{part}}
            super.init(nibName: nil, bundle: nil)
        }
    {{/if}}

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    """#)

  /// A value that a flow results in, or that a scene is given, where the project has no such type.
  private static let value = VersionedText(
    "shared/Value",
    #"""
    struct {{Value}}: Equatable {
    }

    """#)

  private static let manifest = VersionedText(
    "shared/Package",
    #"""
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
        name: "{{App}}",
        platforms: [.iOS(.v15)],
    {{#if storyline}}
        dependencies: [
            {{storylinePackage}},
        ],
    {{/if}}
        targets: [
            .executableTarget(
                name: "{{App}}",
    {{#if storyline}}
                dependencies: [.product(name: "Storyline", package: "Storyline")],
    {{/if}}
                swiftSettings: [.defaultIsolation(MainActor.self)]),
            .testTarget(
                name: "{{App}}Tests",
    {{#if storyline}}
                dependencies: [
                    "{{App}}", .product(name: "StorylineTesting", package: "Storyline"),
                ]),
    {{else}}
                dependencies: ["{{App}}"]),
    {{/if}}
        ])

    """#)

  private static let storyboard = VersionedText(
    "shared/Storyboard",
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
        </dependencies>
        <scenes>
            <!--{{ScreenTitle}}-->
            <scene sceneID="scn-ma-001">
                <objects>
                    <viewController storyboardIdentifier="{{Screen}}ViewController" id="vwc-ma-001" customClass="{{Screen}}ViewController" customModule="{{App}}" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vew-ma-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="stk-ma-001">
                                    <rect key="frame" x="16" y="428" width="361" height="20.333333333333314"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-ma-001">
                                            <rect key="frame" x="0.0" y="0.0" width="361" height="20.333333333333332"/>
                                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                    </subviews>
                                </stackView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sfa-ma-001"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="stk-ma-001" firstAttribute="leading" secondItem="sfa-ma-001" secondAttribute="leading" constant="16" id="cst-ma-001"/>
                                <constraint firstItem="sfa-ma-001" firstAttribute="trailing" secondItem="stk-ma-001" secondAttribute="trailing" constant="16" id="cst-ma-002"/>
                                <constraint firstItem="stk-ma-001" firstAttribute="centerY" secondItem="sfa-ma-001" secondAttribute="centerY" id="cst-ma-003"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="messageLabel" destination="lbl-ma-001" id="out-ma-001"/>
                            <outlet property="stackView" destination="stk-ma-001" id="out-ma-002"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fsr-ma-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """#)
}
