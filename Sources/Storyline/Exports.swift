// Outcomes, reasons, receipts and the log belong to the call sites of an app.
@_exported public import StorylineCore
