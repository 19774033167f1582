import Console
import Foundation
import PlainText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies in the folder of a room: everybody's own folder, and what is left out.
struct RoomFolder {
  /// Everybody whose folder holds something of the course, or nothing at all.
  let learners: [Learner]
  /// A sentence on each thing that is left out.
  let notices: [String]

  init(_ room: URL, of course: Course) throws {
    guard room.isFolder else {
      throw UsageError("there is no folder \(room.path). Name the folder that holds theirs.")
    }
    guard !Learner.holdsExercises(room, of: course) else {
      throw UsageError(
        "\(room.path) is one learner's own folder. Name the folder that holds everybody's.")
    }
    var learners: [Learner] = []
    var notices = RoomFolder.namesWithoutText(in: room).map {
      "\($0.onOneLine) has a name that is not UTF-8 text, so it is left out. Rename it."
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: room.path)
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    for name in names where ![".git", ".DS_Store"].contains(name) {
      let learner = Learner(name: name, folder: room.appendingPathComponent(name))
      if let obstacle = RoomFolder.obstacle(to: learner, of: course) {
        notices.append("\(name.onOneLine) \(obstacle)")
      } else {
        learners.append(learner)
      }
    }
    guard learners.contains(where: { !$0.isEmpty }) else {
      let problem =
        "\(room.path) holds nobody's work. Put a folder for each learner into it: "
        + "a clone of the course, or its Exercises folder."
      throw CourseError(([problem] + notices).joined(separator: " "))
    }
    self.learners = learners
    self.notices = notices
  }

  /// Why somebody is left out; nil for who is marked.
  private static func obstacle(to learner: Learner, of course: Course) -> String? {
    let folder = learner.folder
    let isHidden = learner.name.hasPrefix(".")
    guard folder.isFolder else {
      if folder.isLink { return "is a link that leads to no folder, so it is left out." }
      return isHidden
        ? "begins with a dot, so it is left out."
        : "is no folder, so it is left out. Unpack it if somebody handed it in."
    }
    guard !isHidden else {
      return "begins with a dot, so it is left out. Rename it if it is a learner's."
    }
    // Who handed in nothing at all has a row too; whose folder holds something else has not.
    let isTheirs = learner.isEmpty || Learner.holdsExercises(folder, of: course)
    return isTheirs ? nil : "holds nothing of the course, so it is left out."
  }

  /// The names that Foundation leaves out in silence, as far as they can be read.
  private static func namesWithoutText(in room: URL) -> [String] {
    guard let folder = opendir(room.path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { name in
        let start = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
      }
      if String(validating: bytes, as: UTF8.self) == nil {
        names.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return names.sorted()
  }
}
