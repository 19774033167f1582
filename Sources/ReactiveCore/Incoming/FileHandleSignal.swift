import Foundation

extension FileHandle {
  /// Starts reading on `scheduler`, and returns a signal that replays each chunk of bytes.
  ///
  /// A chunk contains the available bytes, at most 65,536, and is never empty. The signal completes
  /// at the end of the file, or when the other end of the pipe is closed. It fails if a read fails.
  /// Disposing a subscription doesn't stop the reads.
  ///
  /// RAC: `-rac_readInBackground`.
  public func chunks(on scheduler: Scheduler = .background()) -> Signal<Data> {
    // `startEagerly` would also subscribe on the scheduler, which is busy with the reads.
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

// If a read fails, this function throws, whereas `availableData` would stop the program.
private func nextChunk(of file: FileHandle) throws -> Data? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = bytes.withUnsafeMutableBytes { read(file.fileDescriptor, $0.baseAddress, $0.count) }
    // Copy only the bytes that were read, because the replay subject stores each chunk.
    if count >= 0 { return count == 0 ? nil : Data(bytes.prefix(count)) }
    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
    if code != .EINTR { throw POSIXError(code) }
  }
}
