import UIKit

class DayViewController: UIViewController {

    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var stopsLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!
    @IBOutlet weak var noteBox: UIView!

    var day: Day!
    var notebook = Notebook.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        title = day.name
        dateLabel.text = day.date
        stopsLabel.text = day.stops.map { "\($0.time)  \($0.text)" }.joined(separator: "\n")
        noteBox.layer.cornerRadius = 8

        let press = UILongPressGestureRecognizer(
            target: self, action: #selector(noteWasPressed(_:)))
        noteBox.addGestureRecognizer(press)
        updateNote()
    }

    private func updateNote() {
        let note = notebook.note(for: day)
        noteLabel.text = note
        noteBox.isHidden = note == nil
    }

    // MARK: - Actions

    @IBAction func shareTapped(_ sender: UIBarButtonItem) {
        UIPasteboard.general.string = "\(day.name): \(stopsLabel.text ?? "")"
        let alert = UIAlertController(
            title: "Copied", message: "The day is on the pasteboard.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    @objc private func noteWasPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Note", style: .destructive) { _ in
                self.notebook.setNote(nil, for: self.day)
                self.updateNote()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = noteBox
        present(sheet, animated: true)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "writeNote" else { return }
        let navigationController = segue.destination as! UINavigationController
        let destination = navigationController.topViewController as! NoteViewController
        destination.text = notebook.note(for: day) ?? ""
        destination.delegate = self
    }
}

// MARK: - NoteViewControllerDelegate

extension DayViewController: NoteViewControllerDelegate {

    func noteViewController(_ controller: NoteViewController, didSave text: String) {
        notebook.setNote(text.isEmpty ? nil : text, for: day)
        updateNote()
        dismiss(animated: true)
    }
}
