import Files
import Foundation

/// A module whose source was saved so soon before its object was written that the compiler may have
/// read the older text.
///
/// The compiler's own record may then take the newer text for compiled (Swift 6.3.1). Without the
/// record every file of the module is compiled again.
struct UncertainBuild {
  private let module: String
  private let build: SwiftBuild

  /// Nil if every object is certainly made from its source as it stands.
  init?(of module: String, in build: SwiftBuild) {
    self.module = module
    self.build = build
    let sources = build.package.appendingPathComponent("Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let begun = Self.date(build.sources(of: module)) ?? .distantPast
    let isUncertain = (paths ?? []).contains { path in
      guard path.hasSuffix(".swift"),
        let saved = Self.date(sources.appendingPathComponent(path)), saved > begun
      else { return false }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let object = build.object(of: name, in: module)
      guard let compiled = Self.date(object) else { return false }
      return saved > compiled - 60
    }
    if !isUncertain { return nil }
  }

  func forget() throws { try build.forgetCompilation(of: module) }

  private static func date(_ file: URL) -> Date? {
    // try?: what is not there has no date; what cannot be read fails to build.
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
