import ReactiveCore

/// A server that calls back once a second: for each part of a file, and then for its end.
final class FileServer {
  /// The names of all requested files.
  private(set) var requests: [String] = []
  /// The number of running transfers.
  private(set) var running = 0

  private let files: [String: [String]]
  private let scheduler: TestScheduler

  init(files: [String: [String]], on scheduler: TestScheduler) {
    self.files = files
    self.scheduler = scheduler
  }

  /// Starts a transfer, which runs until it ends or is canceled.
  ///
  /// `onEnd` is called with `nil` when the file is complete.
  func download(
    _ name: String,
    onPart: @escaping (String) -> Void,
    onEnd: @escaping ((any Error)?) -> Void
  ) -> Transfer {
    requests.append(name)
    running += 1
    let transfer = Transfer { self.running -= 1 }
    var rest = files[name] ?? []
    transfer.clock = scheduler.schedule(after: .seconds(1), every: .seconds(1)) { [files] in
      if !rest.isEmpty { return onPart(rest.removeFirst()) }
      transfer.cancel()
      onEnd(files[name] == nil ? FileError.notFound : nil)
    }
    return transfer
  }
}

enum FileError: Error {
  /// The server has no file with this name.
  case notFound
}
