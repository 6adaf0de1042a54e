// Made by Scripts/missing-names of Data/AVKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AVFoundationMissing
import AbsenceRuntime
import MissingPlaceholder
open class AVInterstitialTimeRange: NSObject {
  public override init() { _Absence.report("AVInterstitialTimeRange", answer: "a plain object"); super.init() }
  public required init?(coder: NSCoder) { _Absence.report("AVInterstitialTimeRange", answer: "a plain object"); super.init() }
  open var timeRange: CMTimeRange { get { _Absence.report("AVInterstitialTimeRange.timeRange", answer: ".zero"); return .zero } }
}
open class AVPictureInPictureController: NSObject {
  public override init() { _Absence.report("AVPictureInPictureController", answer: "a plain object"); super.init() }
  open var canStartPictureInPictureAutomaticallyFromInline: Bool { get { _Absence.value(of: self, "AVPictureInPictureController.canStartPictureInPictureAutomaticallyFromInline", else: false) } set { _Absence.keep(newValue, of: self, "AVPictureInPictureController.canStartPictureInPictureAutomaticallyFromInline") } }
  open var contentSource: AVPictureInPictureController.ContentSource? { get { _Absence.value(of: self, "AVPictureInPictureController.contentSource", else: nil) } set { _Absence.keep(newValue, of: self, "AVPictureInPictureController.contentSource") } }
  open var delegate: (any AVPictureInPictureControllerDelegate)? { get { _Absence.value(of: self, "AVPictureInPictureController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVPictureInPictureController.delegate", weakly: true) } }
  public init(contentSource: AVPictureInPictureController.ContentSource) { _Absence.report("AVPictureInPictureController.init(contentSource:)", answer: "a plain object"); super.init() }
  public convenience init?(playerLayer: AVPlayerLayer) { _Absence.report("AVPictureInPictureController.init(playerLayer:)", answer: "nil"); return nil }
  open func invalidatePlaybackState() { _Absence.report("AVPictureInPictureController.invalidatePlaybackState()") }
  open var isPictureInPictureActive: Bool { get { _Absence.report("AVPictureInPictureController.isPictureInPictureActive", answer: "false"); return false } }
  open var isPictureInPicturePossible: Bool { get { _Absence.report("AVPictureInPictureController.isPictureInPicturePossible", answer: "false"); return false } }
  @discardableResult open class func isPictureInPictureSupported() -> Bool { _Absence.report("AVPictureInPictureController.isPictureInPictureSupported()", answer: "false"); return false }
  open var isPictureInPictureSuspended: Bool { get { _Absence.report("AVPictureInPictureController.isPictureInPictureSuspended", answer: "false"); return false } }
  open class var pictureInPictureButtonStartImage: UIImage { get { _Absence.report("AVPictureInPictureController.pictureInPictureButtonStartImage", answer: "UIImage()"); return UIImage() } }
  @discardableResult open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage { _Absence.report("AVPictureInPictureController.pictureInPictureButtonStartImage(compatibleWith:)", answer: "UIImage()"); return UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { get { _Absence.report("AVPictureInPictureController.pictureInPictureButtonStopImage", answer: "UIImage()"); return UIImage() } }
  @discardableResult open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage { _Absence.report("AVPictureInPictureController.pictureInPictureButtonStopImage(compatibleWith:)", answer: "UIImage()"); return UIImage() }
  open var playerLayer: AVPlayerLayer { get { _Absence.report("AVPictureInPictureController.playerLayer", answer: "AVPlayerLayer()"); return AVPlayerLayer() } }
  open var requiresLinearPlayback: Bool { get { _Absence.value(of: self, "AVPictureInPictureController.requiresLinearPlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVPictureInPictureController.requiresLinearPlayback") } }
  open func startPictureInPicture() { _Absence.report("AVPictureInPictureController.startPictureInPicture()") }
  open func stopPictureInPicture() { _Absence.report("AVPictureInPictureController.stopPictureInPicture()") }
}
extension AVPictureInPictureController {
open class ContentSource: NSObject {
  public override init() { _Absence.report("AVPictureInPictureController.ContentSource", answer: "a plain object"); super.init() }
  open var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController { get { _Absence.report("AVPictureInPictureController.ContentSource.activeVideoCallContentViewController", answer: "AVPictureInPictureVideoCallViewController(nibName: nil, bundle: nil)"); return AVPictureInPictureVideoCallViewController(nibName: nil, bundle: nil) } }
  open var activeVideoCallSourceView: UIView? { get { _Absence.report("AVPictureInPictureController.ContentSource.activeVideoCallSourceView", answer: "nil"); return nil } }
  public init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController) { _Absence.report("AVPictureInPictureController.ContentSource.init(activeVideoCallSourceView:contentViewController:)", answer: "a plain object"); super.init() }
  public init(playerLayer: AVPlayerLayer) { _Absence.report("AVPictureInPictureController.ContentSource.init(playerLayer:)", answer: "a plain object"); super.init() }
  public init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate) { _Absence.report("AVPictureInPictureController.ContentSource.init(sampleBufferDisplayLayer:playbackDelegate:)", answer: "a plain object"); super.init() }
  open var playerLayer: AVPlayerLayer? { get { _Absence.report("AVPictureInPictureController.ContentSource.playerLayer", answer: "nil"); return nil } }
  open var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer? { get { _Absence.report("AVPictureInPictureController.ContentSource.sampleBufferDisplayLayer", answer: "nil"); return nil } }
  open var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)? { get { _Absence.report("AVPictureInPictureController.ContentSource.sampleBufferPlaybackDelegate", answer: "nil"); return nil } }
}
}
open class AVPictureInPictureVideoCallViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("AVPictureInPictureVideoCallViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("AVPictureInPictureVideoCallViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "AVPictureInPictureVideoCallViewController") }
}
open class AVPlaybackSpeed: NSObject {
  public override init() { _Absence.report("AVPlaybackSpeed", answer: "a plain object"); super.init() }
  public init(rate: Float, localizedName: String) { _Absence.report("AVPlaybackSpeed.init(rate:localizedName:)", answer: "a plain object"); super.init() }
  open var localizedName: String { get { _Absence.report("AVPlaybackSpeed.localizedName", answer: "\"\""); return "" } }
  open var localizedNumericName: String { get { _Absence.report("AVPlaybackSpeed.localizedNumericName", answer: "\"\""); return "" } }
  open var rate: Float { get { _Absence.report("AVPlaybackSpeed.rate", answer: "0"); return 0 } }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] { get { _Absence.report("AVPlaybackSpeed.systemDefaultSpeeds", answer: "[]"); return [] } }
}
open class AVPlayerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("AVPlayerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("AVPlayerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "AVPlayerViewController") }
  open var allowsPictureInPicturePlayback: Bool { get { _Absence.value(of: self, "AVPlayerViewController.allowsPictureInPicturePlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.allowsPictureInPicturePlayback") } }
  open var allowsVideoFrameAnalysis: Bool { get { _Absence.value(of: self, "AVPlayerViewController.allowsVideoFrameAnalysis", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.allowsVideoFrameAnalysis") } }
  open var canStartPictureInPictureAutomaticallyFromInline: Bool { get { _Absence.value(of: self, "AVPlayerViewController.canStartPictureInPictureAutomaticallyFromInline", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.canStartPictureInPictureAutomaticallyFromInline") } }
  open var contentOverlayView: UIView? { get { _Absence.report("AVPlayerViewController.contentOverlayView", answer: "nil"); return nil } }
  open var delegate: (any AVPlayerViewControllerDelegate)? { get { _Absence.value(of: self, "AVPlayerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.delegate", weakly: true) } }
  open var entersFullScreenWhenPlaybackBegins: Bool { get { _Absence.value(of: self, "AVPlayerViewController.entersFullScreenWhenPlaybackBegins", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.entersFullScreenWhenPlaybackBegins") } }
  open var exitsFullScreenWhenPlaybackEnds: Bool { get { _Absence.value(of: self, "AVPlayerViewController.exitsFullScreenWhenPlaybackEnds", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.exitsFullScreenWhenPlaybackEnds") } }
  open var isReadyForDisplay: Bool { get { _Absence.report("AVPlayerViewController.isReadyForDisplay", answer: "false"); return false } }
  open var pixelBufferAttributes: [String : Any]? { get { _Absence.value(of: self, "AVPlayerViewController.pixelBufferAttributes", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.pixelBufferAttributes") } }
  open var player: AVPlayer? { get { _Absence.value(of: self, "AVPlayerViewController.player", else: nil) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.player") } }
  open var requiresLinearPlayback: Bool { get { _Absence.value(of: self, "AVPlayerViewController.requiresLinearPlayback", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.requiresLinearPlayback") } }
  open func selectSpeed(_ speed: AVPlaybackSpeed) { _Absence.report("AVPlayerViewController.selectSpeed(_:)") }
  open var selectedSpeed: AVPlaybackSpeed? { get { _Absence.report("AVPlayerViewController.selectedSpeed", answer: "nil"); return nil } }
  open var showsPlaybackControls: Bool { get { _Absence.value(of: self, "AVPlayerViewController.showsPlaybackControls", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.showsPlaybackControls") } }
  open var showsTimecodes: Bool { get { _Absence.value(of: self, "AVPlayerViewController.showsTimecodes", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.showsTimecodes") } }
  open var speeds: [AVPlaybackSpeed] { get { _Absence.value(of: self, "AVPlayerViewController.speeds", else: []) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.speeds") } }
  open var updatesNowPlayingInfoCenter: Bool { get { _Absence.value(of: self, "AVPlayerViewController.updatesNowPlayingInfoCenter", else: false) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.updatesNowPlayingInfoCenter") } }
  open var videoBounds: CGRect { get { _Absence.report("AVPlayerViewController.videoBounds", answer: ".zero"); return .zero } }
  open var videoGravity: AVLayerVideoGravity { get { _Absence.value(of: self, "AVPlayerViewController.videoGravity", else: AVLayerVideoGravity(rawValue: "")) } set { _Absence.keep(newValue, of: self, "AVPlayerViewController.videoGravity") } }
}
open class AVRoutePickerView: UIView {
  public override init(frame: CGRect) { _Absence.report("AVRoutePickerView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "AVRoutePickerView") }
  public required init?(coder: NSCoder) { _Absence.report("AVRoutePickerView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "AVRoutePickerView") }
  open var activeTintColor: UIColor! { get { _Absence.value(of: self, "AVRoutePickerView.activeTintColor", else: nil) } set { _Absence.keep(newValue, of: self, "AVRoutePickerView.activeTintColor") } }
  open var delegate: (any AVRoutePickerViewDelegate)? { get { _Absence.value(of: self, "AVRoutePickerView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "AVRoutePickerView.delegate", weakly: true) } }
  open var prioritizesVideoDevices: Bool { get { _Absence.value(of: self, "AVRoutePickerView.prioritizesVideoDevices", else: false) } set { _Absence.keep(newValue, of: self, "AVRoutePickerView.prioritizesVideoDevices") } }
}
