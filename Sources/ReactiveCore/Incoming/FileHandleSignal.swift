import Foundation

extension FileHandle {
  /// Reads now, on `scheduler`, and replays each chunk of bytes to every subscriber.
  ///
  /// A chunk is what was there to be read, and never empty. Completes at the end of the file, or when
  /// the other side closes the pipe. Disposing a subscription does not stop the reading.
  ///
  /// RAC: `-rac_readInBackground`.
  public func chunks(on scheduler: Scheduler = .background()) -> Signal<Data> {
    // Not `startEagerly`: it subscribes on the scheduler too, which reading keeps busy.
    let chunks = ReplaySubject<Data>()
    scheduler.schedule {
      do {
        while let chunk = try nextChunk(of: self) { chunks.sendNext(chunk) }
        chunks.sendCompleted()
      } catch {
        chunks.sendError(error)
      }
    }
    return chunks.named("chunks")
  }
}

// `availableData` would end the program where this throws.
private func nextChunk(of file: FileHandle) throws -> Data? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = bytes.withUnsafeMutableBytes { read(file.fileDescriptor, $0.baseAddress, $0.count) }
    // A copy of what was read, as a replay keeps each chunk.
    if count >= 0 { return count == 0 ? nil : Data(bytes.prefix(count)) }
    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
    if code != .EINTR { throw POSIXError(code) }
  }
}
