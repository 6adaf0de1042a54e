// Made by Scripts/missing-names of Data/ContactsUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import ContactsMissing
import AbsenceRuntime
import MissingPlaceholder
open class CNContactPickerViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("CNContactPickerViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("CNContactPickerViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "CNContactPickerViewController") }
  open var delegate: (any CNContactPickerDelegate)? { get { _Absence.value(of: self, "CNContactPickerViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactPickerViewController.delegate", weakly: true) } }
  open var displayedPropertyKeys: [String]? { get { _Absence.value(of: self, "CNContactPickerViewController.displayedPropertyKeys", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactPickerViewController.displayedPropertyKeys") } }
  open var predicateForEnablingContact: NSPredicate? { get { _Absence.value(of: self, "CNContactPickerViewController.predicateForEnablingContact", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactPickerViewController.predicateForEnablingContact") } }
  open var predicateForSelectionOfContact: NSPredicate? { get { _Absence.value(of: self, "CNContactPickerViewController.predicateForSelectionOfContact", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactPickerViewController.predicateForSelectionOfContact") } }
  open var predicateForSelectionOfProperty: NSPredicate? { get { _Absence.value(of: self, "CNContactPickerViewController.predicateForSelectionOfProperty", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactPickerViewController.predicateForSelectionOfProperty") } }
}
open class CNContactViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("CNContactViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("CNContactViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "CNContactViewController") }
  open var allowsActions: Bool { get { _Absence.value(of: self, "CNContactViewController.allowsActions", else: false) } set { _Absence.keep(newValue, of: self, "CNContactViewController.allowsActions") } }
  open var allowsEditing: Bool { get { _Absence.value(of: self, "CNContactViewController.allowsEditing", else: false) } set { _Absence.keep(newValue, of: self, "CNContactViewController.allowsEditing") } }
  open var alternateName: String? { get { _Absence.value(of: self, "CNContactViewController.alternateName", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.alternateName") } }
  open var contact: CNContact { get { _Absence.report("CNContactViewController.contact", answer: "CNContact()"); return CNContact() } }
  open var contactStore: CNContactStore? { get { _Absence.value(of: self, "CNContactViewController.contactStore", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.contactStore") } }
  open var delegate: (any CNContactViewControllerDelegate)? { get { _Absence.value(of: self, "CNContactViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.delegate", weakly: true) } }
  @discardableResult open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { _Absence.trap("CNContactViewController.descriptorForRequiredKeys()") }
  open var displayedPropertyKeys: [Any]? { get { _Absence.value(of: self, "CNContactViewController.displayedPropertyKeys", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.displayedPropertyKeys") } }
  open func highlightProperty(withKey key: String, identifier: String?) { _Absence.report("CNContactViewController.highlightProperty(withKey:identifier:)") }
  public convenience init(for contact: CNContact) { _Absence.report("CNContactViewController.init(for:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  public convenience init(forContact contact: CNContact) { _Absence.report("CNContactViewController.init(forContact:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) { _Absence.report("CNContactViewController.init(forNewContact:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  public convenience init(forUnknownContact contact: CNContact) { _Absence.report("CNContactViewController.init(forUnknownContact:)", answer: "a plain object"); self.init(nibName: nil, bundle: nil) }
  open var message: String? { get { _Absence.value(of: self, "CNContactViewController.message", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.message") } }
  open var parentContainer: CNContainer? { get { _Absence.value(of: self, "CNContactViewController.parentContainer", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.parentContainer") } }
  open var parentGroup: CNGroup? { get { _Absence.value(of: self, "CNContactViewController.parentGroup", else: nil) } set { _Absence.keep(newValue, of: self, "CNContactViewController.parentGroup") } }
  open var shouldShowLinkedContacts: Bool { get { _Absence.value(of: self, "CNContactViewController.shouldShowLinkedContacts", else: false) } set { _Absence.keep(newValue, of: self, "CNContactViewController.shouldShowLinkedContacts") } }
}
