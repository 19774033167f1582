import CourseModel
import Foundation

/// Which folders of a target use types that other folders of it declare.
///
/// The compiler forbids no import inside a target, so this reads names. A name that two folders
/// declare is left out; a file beside the folders counts as one of a folder named `.`.
struct FolderArrows {
  /// What is used, by arrow.
  private(set) var uses: [Arrow: Set<String>] = [:]

  init(of files: [(path: String, text: String)]) {
    let scans = files.map { (folder: FolderArrows.folder(of: $0.path), scan: SourceScan($0.text)) }
    var homes: [String: Set<String>] = [:]
    for (folder, scan) in scans {
      for name in scan.declaredTypes { homes[name, default: []].insert(folder) }
    }
    for (folder, scan) in scans {
      for name in Set(scan.words.map(\.text)) {
        guard let places = homes[name], places.count == 1, let home = places.first, home != folder
        else { continue }
        uses[Arrow(from: folder, to: home), default: []].insert(name)
      }
    }
  }

  init(ofTarget folder: URL) throws {
    try self.init(
      of: SwiftFiles.paths(in: folder).map {
        ($0, try TextFile.read(folder.appendingPathComponent($0)))
      })
  }

  /// A sentence for each circle, with what makes each of its arrows.
  func faults(in target: String) -> [String] {
    Circles.find(in: Set(uses.keys)).map { circle in
      let arrows = zip(circle, circle.dropFirst()).map { from, to in
        let names = uses[Arrow(from: from, to: to), default: []].sorted().prefix(3)
        return "\(from) uses \(names.joined(separator: ", ")) of \(to)"
      }
      return "\(target): its folders point in a circle: \(arrows.joined(separator: "; "))"
    }
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }
}

extension SourceScan {
  /// The names of all types that are declared, nested ones too.
  fileprivate var declaredTypes: Set<String> {
    let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    return Set(
      zip(words, words.dropFirst()).filter { keyword, name in
        keywords.contains(keyword.text) && name.text.first?.isUppercase == true
      }.map(\.1.text))
  }
}
