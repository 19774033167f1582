import Files
import Foundation

/// Reads the symbols of what was compiled, of each object file once.
///
/// What was read and is harmless is noted in the scratch path by its stamp, which no program can set back, and
/// by the stamp of the program that read it: a newer one, with other rules, reads all again.
struct ObjectReading {
  private let module: String
  private let notes: URL
  private let dump: (([URL]) throws -> String)?

  /// Without a dump nothing is read, as on a machine that has no program for it.
  init(module: String, scratch: URL, dump: (([URL]) throws -> String)? = Toolchain.objectDump) {
    self.module = module
    self.dump = dump
    notes = scratch.appendingPathComponent("harmless-objects-\(module)")
  }

  func symbols(of objects: [URL]) throws -> CompiledSymbols {
    let known = notedLines()
    let wanted = objects.map { (object: $0, line: line(of: $0)) }
    let unread = wanted.filter { !known.contains($0.line) }
    guard let dump, !unread.isEmpty else { return CompiledSymbols("", module: module) }
    let found = CompiledSymbols(try dump(unread.map(\.object)), module: module)
    let offenders = Set(found.offences.map { "\($0.file).o" })
    let harmless = wanted.filter { !offenders.contains($0.object.lastPathComponent) }
    try TextFile.write(harmless.map(\.line).joined(separator: "\n"), to: notes)
    return found
  }

  private func notedLines() -> Set<String> {
    let text = (try? TextFile.read(notes)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }

  private func line(of object: URL) -> String {
    let stamp = FileStamp(object).map { "\($0)" } ?? ""
    return "\(object.lastPathComponent) \(stamp) \(ObjectReading.reader)"
  }

  private static let reader =
    Bundle.main.executableURL.flatMap { FileStamp($0) }.map { "\($0)" } ?? ""
}
