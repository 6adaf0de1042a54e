public import UIKit

/// A screen for composing a mail.
///
/// There is no mail here: ``canSendMail()`` says so. An app that shows a draft all the same shows what is
/// in it, and people can only cancel it.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var subject = ""
  private var body = ""
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var attachments: [String] = []

  /// `false`: there is no mail here.
  open class func canSendMail() -> Bool { false }

  public init() {
    super.init(nibName: nil, bundle: nil)
    let draft = DraftViewController(title: "New Message") { [unowned self] in
      lines
    } onCancel: { [unowned self] in
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([draft], animated: false)
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("A mail is made in code") }

  private var lines: [(String, String)] {
    [
      ("To", recipients.joined(separator: ", ")), ("Cc", copies.joined(separator: ", ")),
      ("Bcc", blindCopies.joined(separator: ", ")), ("Subject", subject), ("", body),
      ("Attachments", attachments.joined(separator: ", ")),
    ]
  }

  // MARK: Writing

  open func setSubject(_ subject: String) { self.subject = subject }

  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }

  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }

  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }

  /// The text is shown as it is, also where it is HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

  /// Only the name of the file is shown.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { attachments.append(filename) }
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// A delegate that is called with the result of a mail, and dismisses its screen.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
