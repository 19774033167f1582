import Foundation

/// The keys of `course watch`.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case solution = "s"
  case list = "l"
  case next = "n"
  case quit = "q"
  case help = "?"

  /// Accepts both cases and full-width characters: `？` is `?`.
  init?(typed: Character) {
    let text = String(typed).precomposedStringWithCompatibilityMapping.lowercased()
    guard text.count == 1, let letter = text.first else { return nil }
    self.init(rawValue: letter)
  }

  /// The line below a verdict.
  static let line = "h hint · s solution · l list · n next exercise · q quit · ? keys"

  static let all = """
    h  the next hint for the first open task
    s  your answer beside the solution, for the task solved last
    l  all chapters
    n  the next unsolved exercise
    q  quit; so does Ctrl-C
    """

  /// A Boolean value that indicates whether it ends the watch.
  var isEnd: Bool { self == .next || self == .quit }
}
