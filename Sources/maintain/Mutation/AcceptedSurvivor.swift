/// A mutant that the tests are right to let live, and why.
///
/// A line of `Survivors.txt`: `Sample.swift | reason | removed: inputs.dispose()`. Where the same stands
/// more than once, what is around the one that is meant is put around brackets:
/// `Bag.swift | reason | changed: nextNumber += ⟨1⟩`.
struct AcceptedSurvivor: Hashable {
  static let path = "\(MutatedPackage.tests)/Survivors.txt"

  /// The file's name without its folder, as a folder may change.
  let file: String
  let reason: String
  let change: String

  static func survivors(of text: String) throws -> [AcceptedSurvivor] {
    try ConformanceLine.lines(of: text).map { line in
      guard let fields = line.fields else {
        throw line.error(in: "Survivors.txt", wanted: "file | reason | change")
      }
      return AcceptedSurvivor(file: fields[0], reason: fields[1], change: fields[2])
    }
  }

  func covers(_ mutation: Mutation) -> Bool {
    guard mutation.fileName == file else { return false }
    guard change.contains("⟨") else { return mutation.change == change }
    let kind = "\(mutation.kind.rawValue): "
    return change.hasPrefix(kind) && mutation.passage.contains(change.dropFirst(kind.count))
  }
}

extension Mutation {
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
