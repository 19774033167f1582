import Foundation
import ReactiveCore
import XCTest

final class FileHandleSignalTests: XCTestCase {
  func test_OBJ_NOTE_5_sends_each_chunk_and_completes_when_the_pipe_is_closed() throws {
    let pipe = Pipe()
    let chunks = pipe.fileHandleForReading.chunks().map { String(decoding: $0, as: UTF8.self) }
    try pipe.fileHandleForWriting.write(contentsOf: Data("first".utf8))
    XCTAssertEqual(try chunks.first(), "first")
    try pipe.fileHandleForWriting.write(contentsOf: Data("second".utf8))
    try pipe.fileHandleForWriting.close()
    XCTAssertEqual(try chunks.toArray(), ["first", "second"])
  }

  func test_OBJ_NOTE_5_reads_from_the_call_on_without_a_subscriber() throws {
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

  func test_OBJ_NOTE_5_what_cannot_be_read_is_an_error() {
    let scheduler = TestScheduler()
    let directory = FileHandle(forReadingAtPath: NSTemporaryDirectory())!
    var code: POSIXErrorCode?
    directory.chunks(on: scheduler).subscribeError { code = ($0 as? POSIXError)?.code }
    scheduler.run()
    XCTAssertEqual(code, .EISDIR)
  }
}
