// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
extension CSSearchQuery.Results { public typealias AsyncIterator = CSSearchQuery.Results.Iterator }
extension CSSearchQuery.Results { public typealias Element = CSSearchQuery.Results.Item }
extension CSSearchQuery.Results.Item { public typealias ID = String }
extension CSSearchQuery.Results.Iterator { public typealias Element = CSSearchQuery.Results.Item }
extension CSUserQuery.Item { public typealias ID = String }
extension CSUserQuery.Responses { public typealias AsyncIterator = CSUserQuery.Responses.Iterator }
extension CSUserQuery.Responses { public typealias Element = CSUserQuery.Responses.Response }
extension CSUserQuery.Responses.Iterator { public typealias Element = CSUserQuery.Responses.Element }
extension CSUserQuery.Responses.Response { public typealias ID = String }
extension CSUserQuery.Suggestion { public typealias ID = String }
extension CSUserQuery.Suggestions { public typealias AsyncIterator = CSUserQuery.Suggestions.Iterator }
extension CSUserQuery.Suggestions { public typealias Element = CSUserQuery.Suggestion }
extension CSUserQuery.Suggestions.Iterator { public typealias Element = CSUserQuery.Suggestions.Element }
