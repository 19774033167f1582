import ReactiveCore

/// A server that sends a part of a file every second and then reports the end of the file.
final class FileServer {
  /// The names of all requested files, in order.
  private(set) var requests: [String] = []
  /// The number of running transfers.
  private(set) var running = 0

  private let files: [String: [String]]
  private let scheduler: TestScheduler

  init(files: [String: [String]], on scheduler: TestScheduler) {
    self.files = files
    self.scheduler = scheduler
  }

  /// Starts a transfer, which can be canceled.
  ///
  /// `onPart` is called once per second with a part of the file, and `onEnd` with `nil` one second
  /// after the last part. If there is no such file, `onEnd` gets an error after one second.
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
