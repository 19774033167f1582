/// Which folders of a target use what other folders of it declare.
///
/// Folders are compared with those beside them, at every depth. The files beside them count as one
/// folder more.
struct FolderArrows {
  /// The first use that makes an arrow.
  private(set) var uses: [Arrow: CodeIndex.Use] = [:]

  /// - Parameter folder: The target's own, from the root.
  init(of folder: String, in uses: [CodeIndex.Use]) {
    let inside = folder + "/"
    for use in uses where use.file.hasPrefix(inside) {
      guard case .file(let home) = use.home, home.hasPrefix(inside),
        let arrow = FolderArrows.arrow(from: use.file, to: home), self.uses[arrow] == nil
      else { continue }
      self.uses[arrow] = use
    }
  }

  /// A sentence for each circle, with a place for each of its arrows.
  var faults: [String] {
    Circles.find(in: Set(uses.keys)).map { circle in
      let arrows = zip(circle, circle.dropFirst()).map { from, to in
        let use = uses[Arrow(from: from, to: to)]
        return "\(use?.place ?? from) uses \(use?.name ?? "something") of \(to)"
      }
      let end = circle.count == 3 ? "use each other" : "use each other in a circle"
      let places = circle.dropLast().joined(separator: ", ")
      return "\(places) \(end): \(arrows.joined(separator: "; "))"
    }
  }

  /// From folder to folder, below the last folder that both files are in; nil if it is their own.
  private static func arrow(from file: String, to home: String) -> Arrow? {
    let (file, home) = (file.split(separator: "/"), home.split(separator: "/"))
    let common = zip(file.dropLast(), home.dropLast()).prefix { $0 == $1 }.count
    let from = FolderArrows.place(file, below: common)
    let to = FolderArrows.place(home, below: common)
    return from == to ? nil : Arrow(from: from, to: to)
  }

  private static func place(_ path: [Substring], below depth: Int) -> String {
    let isBeside = path.count == depth + 1
    return (path.prefix(depth) + [isBeside ? "*.swift" : path[depth]]).joined(separator: "/")
  }
}
