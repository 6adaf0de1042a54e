// Made by Scripts/missing-names of Data/PhotosUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AVFoundationMissing
import PhotosMissing
import AbsenceRuntime
import MissingPlaceholder
open class PHLivePhotoView: UIView {
  public override init(frame: CGRect) { _Absence.report("PHLivePhotoView", answer: "a plain object"); super.init(frame: frame); _MissingPlaceholder.mark(self, "PHLivePhotoView") }
  public required init?(coder: NSCoder) { _Absence.report("PHLivePhotoView", answer: "a plain object"); super.init(coder: coder); _MissingPlaceholder.mark(self, "PHLivePhotoView") }
  open var delegate: (any PHLivePhotoViewDelegate)? { get { _Absence.value(of: self, "PHLivePhotoView.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "PHLivePhotoView.delegate", weakly: true) } }
  open var isMuted: Bool { get { _Absence.value(of: self, "PHLivePhotoView.isMuted", else: false) } set { _Absence.keep(newValue, of: self, "PHLivePhotoView.isMuted") } }
  open var livePhoto: PHLivePhoto? { get { _Absence.value(of: self, "PHLivePhotoView.livePhoto", else: nil) } set { _Absence.keep(newValue, of: self, "PHLivePhotoView.livePhoto") } }
  @discardableResult open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage { _Absence.report("PHLivePhotoView.livePhotoBadgeImage(options:)", answer: "UIImage()"); return UIImage() }
  open var playbackGestureRecognizer: UIGestureRecognizer { get { _Absence.report("PHLivePhotoView.playbackGestureRecognizer", answer: "UIGestureRecognizer()"); return UIGestureRecognizer() } }
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { _Absence.report("PHLivePhotoView.startPlayback(with:)") }
  open func stopPlayback() { _Absence.report("PHLivePhotoView.stopPlayback()") }
}
open class PHPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("PHPickerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("PHPickerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "PHPickerViewController") }
  open var configuration: PHPickerConfiguration { get { _Absence.report("PHPickerViewController.configuration", answer: "PHPickerConfiguration()"); return PHPickerConfiguration() } }
  open var delegate: (any PHPickerViewControllerDelegate)? { get { _Absence.value(of: self, "PHPickerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "PHPickerViewController.delegate", weakly: true) } }
  open func deselectAssets(withIdentifiers identifiers: [String]) { _Absence.report("PHPickerViewController.deselectAssets(withIdentifiers:)") }
  public convenience init(configuration: PHPickerConfiguration) { _Absence.report("PHPickerViewController.init(configuration:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) { _Absence.report("PHPickerViewController.moveAsset(withIdentifier:afterAssetWithIdentifier:)") }
}
