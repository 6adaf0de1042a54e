// Made by Scripts/missing-names of Data/MediaPlayer.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
public enum MPChangeLanguageOptionSetting: Hashable, Sendable {
  case `none`
  case `nowPlayingItemOnly`
  case `permanent`
  public var rawValue: Int { _Absence.report("MPChangeLanguageOptionSetting.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0; case .`nowPlayingItemOnly`: return 1; case .`permanent`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPChangeLanguageOptionSetting.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; case 1: self = .`nowPlayingItemOnly`; case 2: self = .`permanent`; default: return nil } }
}
public struct MPError: Swift.Error {
  init() {}
  public static var cancelled: MPError.Code { get { _Absence.report("MPError.cancelled", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var cloudServiceCapabilityMissing: MPError.Code { get { _Absence.report("MPError.cloudServiceCapabilityMissing", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public var code: Self.Code { get { _Absence.trap("MPError.code") } }
  public var errorCode: Int { get { _Absence.report("MPError.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("MPError.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("MPError.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("MPError.init(_:userInfo:)", answer: "a plain value") }
  public static var networkConnectionFailed: MPError.Code { get { _Absence.report("MPError.networkConnectionFailed", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var notFound: MPError.Code { get { _Absence.report("MPError.notFound", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var notSupported: MPError.Code { get { _Absence.report("MPError.notSupported", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var permissionDenied: MPError.Code { get { _Absence.report("MPError.permissionDenied", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var requestTimedOut: MPError.Code { get { _Absence.report("MPError.requestTimedOut", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public static var unknown: MPError.Code { get { _Absence.report("MPError.unknown", answer: "MPError.Code.`unknown`"); return MPError.Code.`unknown` } }
  public var userInfo: [String : Any] { get { _Absence.report("MPError.userInfo", answer: "[:]"); return [:] } }
}
extension MPError {
public enum Code: Hashable, Sendable {
  case `cancelled`
  case `cloudServiceCapabilityMissing`
  case `networkConnectionFailed`
  case `notFound`
  case `notSupported`
  case `permissionDenied`
  case `requestTimedOut`
  case `unknown`
  public var rawValue: Int { _Absence.report("MPError.Code.rawValue", answer: "a value that was made up"); switch self { case .`cancelled`: return 0; case .`cloudServiceCapabilityMissing`: return 1; case .`networkConnectionFailed`: return 2; case .`notFound`: return 3; case .`notSupported`: return 4; case .`permissionDenied`: return 5; case .`requestTimedOut`: return 6; case .`unknown`: return 7 } }
  public init?(rawValue: Int) { _Absence.report("MPError.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`cancelled`; case 1: self = .`cloudServiceCapabilityMissing`; case 2: self = .`networkConnectionFailed`; case 3: self = .`notFound`; case 4: self = .`notSupported`; case 5: self = .`permissionDenied`; case 6: self = .`requestTimedOut`; case 7: self = .`unknown`; default: return nil } }
}
}
public enum MPMediaGrouping: Hashable, Sendable {
  case `album`
  case `albumArtist`
  case `artist`
  case `composer`
  case `genre`
  case `playlist`
  case `podcastTitle`
  case `title`
  public var rawValue: Int { _Absence.report("MPMediaGrouping.rawValue", answer: "a value that was made up"); switch self { case .`album`: return 0; case .`albumArtist`: return 1; case .`artist`: return 2; case .`composer`: return 3; case .`genre`: return 4; case .`playlist`: return 5; case .`podcastTitle`: return 6; case .`title`: return 7 } }
  public init?(rawValue: Int) { _Absence.report("MPMediaGrouping.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`album`; case 1: self = .`albumArtist`; case 2: self = .`artist`; case 3: self = .`composer`; case 4: self = .`genre`; case 5: self = .`playlist`; case 6: self = .`podcastTitle`; case 7: self = .`title`; default: return nil } }
}
public enum MPMediaLibraryAuthorizationStatus: Hashable, Sendable {
  case `authorized`
  case `denied`
  case `notDetermined`
  case `restricted`
  public var rawValue: Int { _Absence.report("MPMediaLibraryAuthorizationStatus.rawValue", answer: "a value that was made up"); switch self { case .`authorized`: return 0; case .`denied`: return 1; case .`notDetermined`: return 2; case .`restricted`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("MPMediaLibraryAuthorizationStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`authorized`; case 1: self = .`denied`; case 2: self = .`notDetermined`; case 3: self = .`restricted`; default: return nil } }
}
public struct MPMediaPlaylistAttribute: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var genius: MPMediaPlaylistAttribute { _Absence.report("MPMediaPlaylistAttribute.genius", answer: "a value that was made up"); return MPMediaPlaylistAttribute(rawValue: 1 << 0) }
  public static var onTheGo: MPMediaPlaylistAttribute { _Absence.report("MPMediaPlaylistAttribute.onTheGo", answer: "a value that was made up"); return MPMediaPlaylistAttribute(rawValue: 1 << 1) }
  public static var smart: MPMediaPlaylistAttribute { _Absence.report("MPMediaPlaylistAttribute.smart", answer: "a value that was made up"); return MPMediaPlaylistAttribute(rawValue: 1 << 2) }
}
public enum MPMediaPredicateComparison: Hashable, Sendable {
  case `contains`
  case `equalTo`
  public var rawValue: Int { _Absence.report("MPMediaPredicateComparison.rawValue", answer: "a value that was made up"); switch self { case .`contains`: return 0; case .`equalTo`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("MPMediaPredicateComparison.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`contains`; case 1: self = .`equalTo`; default: return nil } }
}
public struct MPMediaType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var any: MPMediaType { _Absence.report("MPMediaType.any", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 0) }
  public static var anyAudio: MPMediaType { _Absence.report("MPMediaType.anyAudio", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 1) }
  public static var anyVideo: MPMediaType { _Absence.report("MPMediaType.anyVideo", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 2) }
  public static var audioBook: MPMediaType { _Absence.report("MPMediaType.audioBook", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 3) }
  public static var audioITunesU: MPMediaType { _Absence.report("MPMediaType.audioITunesU", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 4) }
  public static var homeVideo: MPMediaType { _Absence.report("MPMediaType.homeVideo", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 5) }
  public static var movie: MPMediaType { _Absence.report("MPMediaType.movie", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 6) }
  public static var music: MPMediaType { _Absence.report("MPMediaType.music", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 7) }
  public static var musicVideo: MPMediaType { _Absence.report("MPMediaType.musicVideo", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 8) }
  public static var podcast: MPMediaType { _Absence.report("MPMediaType.podcast", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 9) }
  public static var tvShow: MPMediaType { _Absence.report("MPMediaType.tvShow", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 10) }
  public static var videoITunesU: MPMediaType { _Absence.report("MPMediaType.videoITunesU", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 11) }
  public static var videoPodcast: MPMediaType { _Absence.report("MPMediaType.videoPodcast", answer: "a value that was made up"); return MPMediaType(rawValue: 1 << 12) }
}
public enum MPMovieControlStyle: Hashable, Sendable {
  case `embedded`
  case `fullscreen`
  case `none`
  public var rawValue: Int { _Absence.report("MPMovieControlStyle.rawValue", answer: "a value that was made up"); switch self { case .`embedded`: return 0; case .`fullscreen`: return 1; case .`none`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieControlStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`embedded`; case 1: self = .`fullscreen`; case 2: self = .`none`; default: return nil } }
  public static var `default`: MPMovieControlStyle { get { _Absence.trap("MPMovieControlStyle.default") } }
}
public enum MPMovieFinishReason: Hashable, Sendable {
  case `playbackEnded`
  case `playbackError`
  case `userExited`
  public var rawValue: Int { _Absence.report("MPMovieFinishReason.rawValue", answer: "a value that was made up"); switch self { case .`playbackEnded`: return 0; case .`playbackError`: return 1; case .`userExited`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieFinishReason.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`playbackEnded`; case 1: self = .`playbackError`; case 2: self = .`userExited`; default: return nil } }
}
public struct MPMovieLoadState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var playable: MPMovieLoadState { _Absence.report("MPMovieLoadState.playable", answer: "a value that was made up"); return MPMovieLoadState(rawValue: 1 << 0) }
  public static var playthroughOK: MPMovieLoadState { _Absence.report("MPMovieLoadState.playthroughOK", answer: "a value that was made up"); return MPMovieLoadState(rawValue: 1 << 1) }
  public static var stalled: MPMovieLoadState { _Absence.report("MPMovieLoadState.stalled", answer: "a value that was made up"); return MPMovieLoadState(rawValue: 1 << 2) }
}
public struct MPMovieMediaTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var audio: MPMovieMediaTypeMask { _Absence.report("MPMovieMediaTypeMask.audio", answer: "a value that was made up"); return MPMovieMediaTypeMask(rawValue: 1 << 0) }
  public static var video: MPMovieMediaTypeMask { _Absence.report("MPMovieMediaTypeMask.video", answer: "a value that was made up"); return MPMovieMediaTypeMask(rawValue: 1 << 1) }
}
public enum MPMoviePlaybackState: Hashable, Sendable {
  case `interrupted`
  case `paused`
  case `playing`
  case `seekingBackward`
  case `seekingForward`
  case `stopped`
  public var rawValue: Int { _Absence.report("MPMoviePlaybackState.rawValue", answer: "a value that was made up"); switch self { case .`interrupted`: return 0; case .`paused`: return 1; case .`playing`: return 2; case .`seekingBackward`: return 3; case .`seekingForward`: return 4; case .`stopped`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("MPMoviePlaybackState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`interrupted`; case 1: self = .`paused`; case 2: self = .`playing`; case 3: self = .`seekingBackward`; case 4: self = .`seekingForward`; case 5: self = .`stopped`; default: return nil } }
}
public enum MPMovieRepeatMode: Hashable, Sendable {
  case `none`
  case `one`
  public var rawValue: Int { _Absence.report("MPMovieRepeatMode.rawValue", answer: "a value that was made up"); switch self { case .`none`: return 0; case .`one`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieRepeatMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`none`; case 1: self = .`one`; default: return nil } }
}
public enum MPMovieScalingMode: Hashable, Sendable {
  case `aspectFill`
  case `aspectFit`
  case `fill`
  case `none`
  public var rawValue: Int { _Absence.report("MPMovieScalingMode.rawValue", answer: "a value that was made up"); switch self { case .`aspectFill`: return 0; case .`aspectFit`: return 1; case .`fill`: return 2; case .`none`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieScalingMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`aspectFill`; case 1: self = .`aspectFit`; case 2: self = .`fill`; case 3: self = .`none`; default: return nil } }
}
public enum MPMovieSourceType: Hashable, Sendable {
  case `file`
  case `streaming`
  case `unknown`
  public var rawValue: Int { _Absence.report("MPMovieSourceType.rawValue", answer: "a value that was made up"); switch self { case .`file`: return 0; case .`streaming`: return 1; case .`unknown`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieSourceType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`file`; case 1: self = .`streaming`; case 2: self = .`unknown`; default: return nil } }
}
public enum MPMovieTimeOption: Hashable, Sendable {
  case `exact`
  case `nearestKeyFrame`
  public var rawValue: Int { _Absence.report("MPMovieTimeOption.rawValue", answer: "a value that was made up"); switch self { case .`exact`: return 0; case .`nearestKeyFrame`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("MPMovieTimeOption.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`exact`; case 1: self = .`nearestKeyFrame`; default: return nil } }
}
public enum MPMusicPlaybackState: Hashable, Sendable {
  case `interrupted`
  case `paused`
  case `playing`
  case `seekingBackward`
  case `seekingForward`
  case `stopped`
  public var rawValue: Int { _Absence.report("MPMusicPlaybackState.rawValue", answer: "a value that was made up"); switch self { case .`interrupted`: return 0; case .`paused`: return 1; case .`playing`: return 2; case .`seekingBackward`: return 3; case .`seekingForward`: return 4; case .`stopped`: return 5 } }
  public init?(rawValue: Int) { _Absence.report("MPMusicPlaybackState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`interrupted`; case 1: self = .`paused`; case 2: self = .`playing`; case 3: self = .`seekingBackward`; case 4: self = .`seekingForward`; case 5: self = .`stopped`; default: return nil } }
}
public enum MPMusicRepeatMode: Hashable, Sendable {
  case `all`
  case `default`
  case `none`
  case `one`
  public var rawValue: Int { _Absence.report("MPMusicRepeatMode.rawValue", answer: "a value that was made up"); switch self { case .`all`: return 0; case .`default`: return 1; case .`none`: return 2; case .`one`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("MPMusicRepeatMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`all`; case 1: self = .`default`; case 2: self = .`none`; case 3: self = .`one`; default: return nil } }
}
public enum MPMusicShuffleMode: Hashable, Sendable {
  case `albums`
  case `default`
  case `off`
  case `songs`
  public var rawValue: Int { _Absence.report("MPMusicShuffleMode.rawValue", answer: "a value that was made up"); switch self { case .`albums`: return 0; case .`default`: return 1; case .`off`: return 2; case .`songs`: return 3 } }
  public init?(rawValue: Int) { _Absence.report("MPMusicShuffleMode.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`albums`; case 1: self = .`default`; case 2: self = .`off`; case 3: self = .`songs`; default: return nil } }
}
public enum MPNowPlayingInfoLanguageOptionType: Hashable, Sendable {
  case `audible`
  case `legible`
  public var rawValue: UInt { _Absence.report("MPNowPlayingInfoLanguageOptionType.rawValue", answer: "a value that was made up"); switch self { case .`audible`: return 0; case .`legible`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("MPNowPlayingInfoLanguageOptionType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`audible`; case 1: self = .`legible`; default: return nil } }
}
public enum MPNowPlayingInfoMediaType: Hashable, Sendable {
  case `audio`
  case `none`
  case `video`
  public var rawValue: UInt { _Absence.report("MPNowPlayingInfoMediaType.rawValue", answer: "a value that was made up"); switch self { case .`audio`: return 0; case .`none`: return 1; case .`video`: return 2 } }
  public init?(rawValue: UInt) { _Absence.report("MPNowPlayingInfoMediaType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`audio`; case 1: self = .`none`; case 2: self = .`video`; default: return nil } }
}
public enum MPNowPlayingPlaybackState: Hashable, Sendable {
  case `interrupted`
  case `paused`
  case `playing`
  case `stopped`
  case `unknown`
  public var rawValue: UInt { _Absence.report("MPNowPlayingPlaybackState.rawValue", answer: "a value that was made up"); switch self { case .`interrupted`: return 0; case .`paused`: return 1; case .`playing`: return 2; case .`stopped`: return 3; case .`unknown`: return 4 } }
  public init?(rawValue: UInt) { _Absence.report("MPNowPlayingPlaybackState.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`interrupted`; case 1: self = .`paused`; case 2: self = .`playing`; case 3: self = .`stopped`; case 4: self = .`unknown`; default: return nil } }
}
public enum MPRemoteCommandHandlerStatus: Hashable, Sendable {
  case `commandFailed`
  case `deviceNotFound`
  case `noActionableNowPlayingItem`
  case `noSuchContent`
  case `success`
  public var rawValue: Int { _Absence.report("MPRemoteCommandHandlerStatus.rawValue", answer: "a value that was made up"); switch self { case .`commandFailed`: return 0; case .`deviceNotFound`: return 1; case .`noActionableNowPlayingItem`: return 2; case .`noSuchContent`: return 3; case .`success`: return 4 } }
  public init?(rawValue: Int) { _Absence.report("MPRemoteCommandHandlerStatus.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`commandFailed`; case 1: self = .`deviceNotFound`; case 2: self = .`noActionableNowPlayingItem`; case 3: self = .`noSuchContent`; case 4: self = .`success`; default: return nil } }
}
public enum MPRepeatType: Hashable, Sendable {
  case `all`
  case `off`
  case `one`
  public var rawValue: Int { _Absence.report("MPRepeatType.rawValue", answer: "a value that was made up"); switch self { case .`all`: return 0; case .`off`: return 1; case .`one`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPRepeatType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`all`; case 1: self = .`off`; case 2: self = .`one`; default: return nil } }
}
public enum MPSeekCommandEventType: Hashable, Sendable {
  case `beginSeeking`
  case `endSeeking`
  public var rawValue: UInt { _Absence.report("MPSeekCommandEventType.rawValue", answer: "a value that was made up"); switch self { case .`beginSeeking`: return 0; case .`endSeeking`: return 1 } }
  public init?(rawValue: UInt) { _Absence.report("MPSeekCommandEventType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`beginSeeking`; case 1: self = .`endSeeking`; default: return nil } }
}
public enum MPShuffleType: Hashable, Sendable {
  case `collections`
  case `items`
  case `off`
  public var rawValue: Int { _Absence.report("MPShuffleType.rawValue", answer: "a value that was made up"); switch self { case .`collections`: return 0; case .`items`: return 1; case .`off`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("MPShuffleType.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`collections`; case 1: self = .`items`; case 2: self = .`off`; default: return nil } }
}
