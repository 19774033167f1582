import Foundation

/// What a newer course changes about one task.
package struct ExerciseChange: Equatable {
  package enum Kind: String, CaseIterable {
    case newTask = "new task"
    case tests = "tests changed"
    case stub = "stub changed"
    case hints = "hints changed"
    case moved = "moved"
    case removed = "removed"
  }

  package let task: String
  package let title: String
  package private(set) var kind: Kind
  /// Whether the learner's file is no longer the stub.
  package let isAnswered: Bool
  /// Where the learner's file stays whose task is elsewhere or gone.
  package private(set) var left: String?
  /// Where the newer course has the task's file.
  package private(set) var place: String?

  private init(_ kind: Kind, _ task: ExerciseTask, answers: Set<String>) {
    let folder = "Exercises/\(task.chapter.name)/Sources/Exercise\(task.chapter.digits)"
    let file = "\(folder)/\(task.fileName)"
    (self.task, title, self.kind) = (task.id, task.title, kind)
    isAnswered = kind != .newTask && answers.contains(file)
    left = kind == .removed && isAnswered ? file : nil
    place = kind == .removed ? nil : file
  }

  /// What a version changes, task by task.
  ///
  /// - Parameters:
  ///   - changes: What differs between the two versions.
  ///   - answers: The paths of what the learner has written.
  static func all(
    in changes: [String: Git.Change], from old: String, to new: String, of course: Course,
    _ git: Git, answers: Set<String>
  ) throws -> [ExerciseChange] {
    let paths = changes.keys.filter { $0.hasPrefix("Exercises/") }
    let folders = Dictionary(grouping: paths) { String($0.split(separator: "/")[1]) }
    var all: [ExerciseChange] = []
    for (folder, paths) in folders {
      guard let chapter = Chapter(name: folder, root: course.root) else { continue }
      let file = "Exercises/\(folder)/HINTS.md"
      let hints = try [old, new].map { Hints(try git.text(of: file, in: $0)) }
      let task = { (path: String, hints: Hints) in
        ExerciseTask(test: OriginalFile(path: path, text: ""), chapter: chapter, hints: hints)
      }
      let note = { (kind: Kind, task: ExerciseTask?) in
        if let task { all.append(ExerciseChange(kind, task, answers: answers)) }
      }
      for path in paths {
        let (before, after) = (changes[path]?.old, changes[path]?.new)
        if path.contains("/Tests/") {
          let kind: Kind = before == nil ? .newTask : after == nil ? .removed : .tests
          note(kind, task(path, hints[after == nil ? 0 : 1]))
        } else if path.contains("/Sources/"), before != nil, after != nil {
          note(.stub, task(path.replacingOccurrences(of: ".swift", with: "Tests.swift"), hints[1]))
        }
      }
      guard paths.contains(file) else { continue }
      let tests = try git.list(
        "ls-tree", "-r", "-z", "--name-only", "--full-tree", new, "--", "Exercises/\(folder)/Tests")
      for task in tests.filter({ changes[$0]?.new == nil || changes[$0]?.old != nil })
        .compactMap({ task($0, hints[1]) })
      where hints[0].hints(for: task.number) != hints[1].hints(for: task.number) {
        note(.hints, task)
      }
    }
    let kinds = Kind.allCases
    return pairing(all).sorted { first, second in
      switch first.task.compare(second.task, options: .numeric) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame:
        kinds.firstIndex(of: first.kind) ?? 0 < kinds.firstIndex(of: second.kind) ?? 0
      }
    }
  }

  /// A task that is gone from one folder and new in another, with the same number, has moved.
  private static func pairing(_ changes: [ExerciseChange]) -> [ExerciseChange] {
    var changes = changes
    for gone in changes where gone.kind == .removed {
      let new = changes.firstIndex { $0.kind == .newTask && $0.task == gone.task }
      guard let new, let old = changes.firstIndex(of: gone) else { continue }
      changes[old].kind = .moved
      changes[old].place = changes[new].place
      changes.remove(at: new)
    }
    return changes
  }

  /// What is said of it, after the task's name.
  package var sentence: String {
    switch (kind, left, place) {
    case (.moved, let left?, let place?):
      "is in \(place) now; your answer stays in \(left), where no check looks"
    case (.moved, nil, let place?): "is in \(place) now"
    case (.removed, let left?, _): "removed; your answer stays in \(left), where no check looks"
    default: kind.rawValue + (isAnswered ? " under your answer" : "")
    }
  }
}
