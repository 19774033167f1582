import Foundation

extension Date {
  /// The name of a backup of this moment, under `.course/backups`.
  package var backupStamp: String {
    formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeSeparator(.omitted))
  }
}
