/// The reason for a failed save.
enum SaveError: Error { case diskFull, noPermission }
