import CourseModel
import Foundation

/// Which targets import which, beside what the manifest and the table of the layout say.
struct TargetArrows {
  /// A target as the manifest has it.
  struct Target: Equatable {
    let name: String
    /// Its folder, from the root.
    let path: String
    let dependencies: Set<String>
  }

  let targets: [Target]
  /// What each target may import, as `CONTRIBUTING.md` says.
  let layout: [String: Set<String>]
  /// The files that a target imports, by module, by target.
  let imports: [String: [String: String]]

  /// SwiftPM lets a target import any module that was built before it, so imports are read.
  func faults() -> [String] {
    let names = Set(targets.map(\.name))
    return targets.filter { !$0.path.hasPrefix("Tests/") }.flatMap { target -> [String] in
      let imported = imports[target.name, default: [:]].sorted { $0.key < $1.key }
      var faults = imported.compactMap { module, file -> String? in
        guard names.contains(module), module != target.name,
          !target.dependencies.contains(module)
        else { return nil }
        return "\(file) imports \(module), which the manifest does not let \(target.name) stand on"
      }
      if let fault = layoutFault(of: target) { faults.append(fault) }
      return faults
    }
      + layout.keys.filter { !names.contains($0) }.sorted().map {
        "CONTRIBUTING.md: the layout has \($0), and the manifest has not"
      }
  }

  private func layoutFault(of target: Target) -> String? {
    guard target.path.hasPrefix("Sources/") else { return nil }
    guard let allowed = layout[target.name] else {
      return "CONTRIBUTING.md: the layout has no row for \(target.name)"
    }
    guard allowed != target.dependencies else { return nil }
    let words = { (names: Set<String>) in
      names.isEmpty ? "nothing" : names.sorted().joined(separator: ", ")
    }
    return "CONTRIBUTING.md: \(target.name) stands on \(words(allowed)); "
      + "the manifest says \(words(target.dependencies))"
  }

  /// The rows of the table with the columns target, holds and stands on.
  static func layout(in text: String) -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells == ["target", "holds", "stands on"] { isInside = true }
      if !line.hasPrefix("|") { isInside = false }
      guard isInside, cells.count == 3, let name = codes(in: cells[0]).first else { continue }
      rows[name] = Set(codes(in: cells[2]))
    }
    return rows
  }

  private static func codes(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// Every module that the files import, each with the first file that does.
  static func imports(in files: [(path: String, text: String)]) -> [String: String] {
    var found: [String: String] = [:]
    for file in files {
      for match in file.text.matches(of: /(?m)^\s*(?:@\w+\s+|public\s+|package\s+)*import\s+(\w+)/)
      {
        let module = String(match.1)
        if found[module] == nil { found[module] = file.path }
      }
    }
    return found
  }
}

extension TargetArrows {
  /// Everything as it is on disk.
  init(of course: Course) throws {
    let targets = try Manifest(of: course).targets
    let contributing = course.root.appendingPathComponent("CONTRIBUTING.md")
    var imports: [String: [String: String]] = [:]
    for target in targets {
      let folder = course.root.appendingPathComponent(target.path)
      let files = try SwiftFiles.paths(in: folder).map { path in
        ("\(target.path)/\(path)", try TextFile.read(folder.appendingPathComponent(path)))
      }
      imports[target.name] = TargetArrows.imports(in: files)
    }
    self.init(
      targets: targets, layout: TargetArrows.layout(in: try TextFile.read(contributing)),
      imports: imports)
  }
}
