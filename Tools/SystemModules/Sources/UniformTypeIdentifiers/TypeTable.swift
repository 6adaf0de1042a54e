import Foundation

/// The types that are known: Apple's, and those that the app's Info.plist declares.
enum TypeTable {
  struct Entry: Sendable {
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String?
  }

  static let entries: [String: Entry] = {
    var entries = Dictionary(uniqueKeysWithValues: system)
    for (identifier, entry) in declared(by: Bundle.main.infoDictionary ?? [:]) {
      entries[identifier] = entry
    }
    return entries
  }()

  /// The identifiers, those first that are tried first.
  static let order: [String] =
    system.map(\.0) + entries.keys.filter { key in !system.contains { $0.0 == key } }.sorted()

  private static let system: [(String, Entry)] = list.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    func words(_ index: Int) -> [String] {
      index < parts.count ? parts[index].split(separator: " ").map(String.init) : []
    }
    let name = parts.count > 4 && !parts[4].isEmpty ? parts[4] : nil
    return (
      parts[0],
      Entry(parents: words(1), extensions: words(2), mimeTypes: words(3), name: name)
    )
  }

  /// Returns the types that an app declares, its own and imported ones.
  static func declared(by info: [String: Any]) -> [(String, Entry)] {
    let keys = ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"]
    return keys.flatMap { info[$0] as? [[String: Any]] ?? [] }.compactMap { type in
      guard let identifier = type["UTTypeIdentifier"] as? String else { return nil }
      let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      return (
        identifier,
        Entry(
          parents: strings(type["UTTypeConformsTo"]),
          extensions: strings(tags["public.filename-extension"]).map { $0.lowercased() },
          mimeTypes: strings(tags["public.mime-type"]).map { $0.lowercased() },
          name: type["UTTypeDescription"] as? String)
      )
    }
  }

  /// One word or several: a property list may have either.
  private static func strings(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  /// The known types: identifier; conformances; file name extensions; MIME types; a description.
  private static let list = """
    public.item
    public.content
    public.data|public.item
    public.directory|public.item
    public.composite-content|public.content
    public.folder|public.directory|||folder
    public.volume|public.folder
    com.apple.package|public.directory
    com.apple.bundle|public.directory|bundle
    com.apple.framework|com.apple.bundle|framework
    public.executable|public.item
    com.apple.application|public.executable
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
    com.apple.resolvable
    public.symlink|public.item com.apple.resolvable
    public.url|public.data
    public.file-url|public.url
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text
    public.utf16-plain-text|public.plain-text
    public.delimited-values-text|public.text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text document
    public.html|public.text|html htm shtml shtm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yaml yml|application/x-yaml
    public.css|public.text|css|text/css
    public.log|public.plain-text|log
    public.source-code|public.plain-text
    public.c-source|public.source-code|c
    public.c-header|public.source-code|h
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx
    public.objective-c-source|public.source-code|m
    public.swift-source|public.source-code|swift
    public.script|public.source-code
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript
    public.shell-script|public.script|sh command
    public.python-script|public.shell-script|py
    public.ruby-script|public.shell-script|rb rbw
    public.perl-script|public.shell-script|pl pm
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml
    public.json|public.text|json|application/json|JSON
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|plist
    com.apple.binary-property-list|com.apple.property-list|plist
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.png|public.image|png|image/png|PNG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.apple.icns|public.image|icns
    public.svg-image|public.image|svg svgz|image/svg+xml|SVG image
    public.heif|public.image|heif hif|image/heif
    public.heic|public.heif|heic|image/heic|HEIF image
    org.webmproject.webp|public.image|webp|image/webp
    public.camera-raw-image|public.image
    public.audiovisual-content|public.data public.content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg
    public.avi|public.movie|avi vfw|video/avi
    public.mp3|public.audio|mp3 mpga|audio/mpeg|MP3 audio
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/x-wav
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    public.midi-audio|public.audio|midi mid smf kar|audio/midi
    public.playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
    public.archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2
    public.zip-archive|public.data public.archive|zip|application/zip|ZIP archive
    public.disk-image|public.archive
    public.spreadsheet|public.content
    public.presentation|public.composite-content
    public.database
    public.message
    public.contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory
    public.calendar-event
    public.to-do-item
    public.email-message|public.message
    public.font
    public.3d-content|public.content
    com.pixar.universal-scene-description|public.3d-content public.data|usd
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer crt der
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    """
}
