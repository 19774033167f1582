/// Why a document could not be saved.
enum SaveError: Error { case diskFull, noPermission }
