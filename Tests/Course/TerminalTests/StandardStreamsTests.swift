import XCTest

@testable import Terminal

final class StandardStreamsTests: XCTestCase {
  func test_lines_are_read_one_by_one_to_the_end() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("one\n\n値".utf8))
    pipe.fileHandleForWriting.closeFile()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    XCTAssertEqual(readOneLine(from: descriptor), "one")
    XCTAssertEqual(readOneLine(from: descriptor), "")
    XCTAssertEqual(readOneLine(from: descriptor), "値")
    XCTAssertNil(readOneLine(from: descriptor))
  }

  func test_a_nonblocking_pipe_receives_a_large_text_completely() {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting
    let flags = fcntl(writing.fileDescriptor, F_GETFL)
    _ = fcntl(writing.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
    let text = String(repeating: "流れ\n", count: 50_000)
    DispatchQueue.global().async {
      writeAll(text, to: writing.fileDescriptor)
      writing.closeFile()
    }
    let read = pipe.fileHandleForReading.readDataToEndOfFile()
    XCTAssertEqual(String(decoding: read, as: UTF8.self), text)
  }

  func test_the_descriptor_of_a_closed_stream_is_not_reused() {
    let input = dup(standardInput)
    close(standardInput)
    holdClosedStreams()
    let next = open("/dev/null", O_RDONLY)
    XCTAssertNotEqual(next, standardInput)
    var byte: UInt8 = 0
    XCTAssertEqual(read(standardInput, &byte, 1), -1)
    XCTAssertEqual(errno, EBADF)
    close(next)
    dup2(input, standardInput)
    close(input)
  }
}
