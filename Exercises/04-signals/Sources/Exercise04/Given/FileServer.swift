import ReactiveCore

/// A server that calls back: once for each part of a file, and once at the end.
///
/// A part takes a second, and so does the end. `onEnd` is told `nil` when the file is complete.
final class FileServer {
  /// The names of all files that were ever asked for.
  private(set) var requests: [String] = []
  /// How many transfers are under way.
  private(set) var running = 0

  private let files: [String: [String]]
  private let scheduler: TestScheduler

  init(files: [String: [String]], on scheduler: TestScheduler) {
    self.files = files
    self.scheduler = scheduler
  }

  /// Starts a transfer, which goes on until the end or until it is cancelled.
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

/// Why a file did not come.
enum FileError: Error {
  /// The server has no file of this name.
  case notFound
}
