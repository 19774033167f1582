import Foundation

/// The folder with backups of a reader's work.
package enum BackupPlace {
  package static let folder = ".course/backups"

  /// Returns an unused path for a new backup.
  package static func new(in root: URL, named name: String = BackupPlace.name()) -> URL {
    let folder = root.appendingPathComponent(folder)
    var place = folder.appendingPathComponent(name)
    var number = 1
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appendingPathComponent("\(name)-\(number)")
    }
    return place
  }

  package static func name(of moment: Date = Date()) -> String {
    moment.formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeSeparator(.omitted))
  }
}
