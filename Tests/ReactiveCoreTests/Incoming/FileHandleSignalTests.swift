import Foundation
import ReactiveCore
import XCTest

final class FileHandleSignalTests: XCTestCase {
  // OBJ-NOTE-5
  func test_sends_each_chunk_and_completes_when_the_pipe_is_closed() throws {
    let pipe = Pipe()
    let chunks = pipe.fileHandleForReading.chunks().map { String(decoding: $0, as: UTF8.self) }
    try pipe.fileHandleForWriting.write(contentsOf: Data("first".utf8))
    XCTAssertEqual(try chunks.first(), "first")
    try pipe.fileHandleForWriting.write(contentsOf: Data("second".utf8))
    try pipe.fileHandleForWriting.close()
    XCTAssertEqual(try chunks.toArray(), ["first", "second"])
  }

  // OBJ-NOTE-5
  func test_reading_starts_at_the_call_even_without_a_subscriber() throws {
    let scheduler = TestScheduler()
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("text".utf8))
    try pipe.fileHandleForWriting.close()
    let chunks = pipe.fileHandleForReading.chunks(on: scheduler)
    scheduler.run()
    XCTAssertEqual(try pipe.fileHandleForReading.read(upToCount: 1) ?? Data(), Data())
    let log = Log()
    log.record(chunks.map { String(decoding: $0, as: UTF8.self) })
    scheduler.run()
    XCTAssertEqual(log.lines, ["text", "completed"])
  }

  #if canImport(Glibc)
    func test_a_replayed_chunk_does_not_keep_the_read_buffer() throws {
      let scheduler = TestScheduler()
      let pipe = Pipe()
      let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      let text = Data(repeating: 65, count: 100)
      try writing.write(contentsOf: text)
      try writing.close()
      let chunks = reading.chunks(on: scheduler)
      scheduler.run()
      var sizes: [Int] = []
      chunks.subscribeNext { chunk in
        XCTAssertEqual(chunk, text)
        sizes.append(allocatedSize(of: chunk))
      }
      scheduler.run()
      XCTAssertEqual(sizes.count, 1)
      XCTAssertLessThan(try XCTUnwrap(sizes.first), 1_024)
    }
  #endif

  // OBJ-NOTE-5
  func test_reading_a_directory_sends_an_error() {
    let scheduler = TestScheduler()
    let directory = FileHandle(forReadingAtPath: NSTemporaryDirectory())!
    var code: POSIXErrorCode?
    directory.chunks(on: scheduler).subscribeError { code = ($0 as? POSIXError)?.code }
    scheduler.run()
    XCTAssertEqual(code, .EISDIR)
  }
}

#if canImport(Glibc)
  /// Returns the size of the allocation that holds the bytes of `data`.
  private func allocatedSize(of data: Data) -> Int {
    // Swift imports no header that declares `malloc_usable_size`.
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return .max }
    typealias UsableSize = @convention(c) (UnsafeRawPointer?) -> Int
    let usableSize = unsafeBitCast(symbol, to: UsableSize.self)
    return data.withUnsafeBytes { usableSize($0.baseAddress) }
  }
#endif
