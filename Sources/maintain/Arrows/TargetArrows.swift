/// Which targets use what others declare, beside what the manifest says.
///
/// SwiftPM lets a target import any module that was built before it, and use members that come with
/// what it imports. A page and a test may use what their imports bring along.
struct TargetArrows {
  let targets: [Target]
  let uses: [CodeIndex.Use]

  /// A sentence for each arrow between targets that the manifest does not have, with its first place.
  var faults: [String] {
    let names = Set(targets.map(\.name))
    var known: Set<Arrow> = []
    return uses.compactMap { use in
      guard let user = target(of: use.file), let used = target(usedBy: use, names),
        user.name != used, !user.dependencies.contains(used),
        use.home == .module || user.isMachinery,
        known.insert(Arrow(from: user.name, to: used)).inserted
      else { return nil }
      let what = use.home == .module ? "imports \(used)" : "uses \(use.name) of \(used)"
      return "\(use.place) \(what), which Package.swift does not let \(user.name) stand on"
    }
  }

  private func target(usedBy use: CodeIndex.Use, _ names: Set<String>) -> String? {
    switch use.home {
    case .module: names.contains(use.name) ? use.name : nil
    case .file(let file): target(of: file)?.name
    }
  }

  private func target(of file: String) -> Target? {
    targets.filter { file.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }
}
