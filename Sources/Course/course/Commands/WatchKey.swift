import Foundation

/// What a key does while an exercise is watched.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case solution = "s"
  case list = "l"
  case next = "n"
  case quit = "q"
  case help = "?"

  /// Whatever its case, and whatever the width that a keyboard gives it: `？` is `?`.
  init?(typed: Character) {
    let text = String(typed).precomposedStringWithCompatibilityMapping.lowercased()
    guard text.count == 1, let letter = text.first else { return nil }
    self.init(rawValue: letter)
  }

  /// The line under a verdict.
  static let line = "h hint · s solution · l list · n next exercise · q quit · ? keys"

  static let all = """
    h  the next hint of the first open task
    s  yours beside ours, of the task that you solved last
    l  the list of all chapters
    n  on to the next exercise that is not solved
    q  quit; so does Ctrl-C
    """

  /// Whether it ends the watching of this exercise.
  var isEnd: Bool { self == .next || self == .quit }
}
