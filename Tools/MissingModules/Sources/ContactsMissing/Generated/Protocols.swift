// Made by Scripts/missing-names of Data/Contacts.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
  func visit(_ event: CNChangeHistoryAddContactEvent)
  func visit(_ event: CNChangeHistoryDeleteContactEvent)
  func visit(_ event: CNChangeHistoryDropEverythingEvent)
  func visit(_ event: CNChangeHistoryUpdateContactEvent)
}
extension CNChangeHistoryEventVisitor {
  @_disfavoredOverload public func visit(_ event: CNChangeHistoryAddGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visit(_:)") }
  @_disfavoredOverload public func visit(_ event: CNChangeHistoryDeleteGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visit(_:)") }
  @_disfavoredOverload public func visit(_ event: CNChangeHistoryUpdateGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visit(_:)") }
  @_disfavoredOverload public func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visitAddMember(_:)") }
  @_disfavoredOverload public func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visitAddSubgroup(_:)") }
  @_disfavoredOverload public func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visitRemoveMember(_:)") }
  @_disfavoredOverload public func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) { _Absence.report("CNChangeHistoryEventVisitor.visitRemoveSubgroup(_:)") }
}
public protocol CNKeyDescriptor: NSCopying, NSSecureCoding, NSObjectProtocol {
}
