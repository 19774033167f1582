import Files
import Foundation

/// A module whose source was saved so soon before its object was written that the compiler may have
/// read the older text.
///
/// The compiler's own record may then take the newer text for compiled (Swift 6.3.1). Without the
/// record every file of the module is compiled again.
struct UncertainBuild {
  private let folder: URL

  /// Nil if every object is certainly made from its source as it stands.
  init?(of module: String, in debug: URL, root: URL) {
    folder = debug.appendingPathComponent("\(module).build")
    let sources = root.appendingPathComponent("Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    // The list of sources is written before the first of them is compiled.
    let begun = Self.date(folder.appendingPathComponent("sources")) ?? .distantPast
    let isUncertain = (paths ?? []).contains { path in
      guard path.hasSuffix(".swift"),
        let saved = Self.date(sources.appendingPathComponent(path)), saved > begun
      else { return false }
      let object = folder.appendingPathComponent("\((path as NSString).lastPathComponent).o")
      guard let compiled = Self.date(object) else { return false }
      return saved > compiled - 60
    }
    if !isUncertain { return nil }
  }

  func forget() { CompilationRecord.forget(in: folder) }

  private static func date(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
