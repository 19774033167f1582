import Foundation
import XCTest

@testable import CourseModel

final class ObjectReadingTests: XCTestCase {
  private let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("objects-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: scratch) }

  /// What a reading finds, and which files it opens for that.
  private func read(_ names: String...) throws -> (offenders: [String], opened: [String]) {
    var opened: [String] = []
    let reading = ObjectReading(module: "Exercise04", scratch: scratch) { objects in
      opened = objects.map(\.lastPathComponent)
      return try objects.map {
        "\($0.path):\tfile format elf64-x86-64\n" + (try TextFile.read($0))
      }.joined(separator: "\n")
    }
    let found = try reading.symbols(of: names.map(object))
    return (found.offences.map(\.file), opened)
  }

  private func object(_ name: String) -> URL { scratch.appendingPathComponent("\(name).swift.o") }

  private func compile(_ name: String, symbol: String) throws {
    try TextFile.write(
      "0000000000000000 g     F .text\t0000000000000010 \(symbol)\n", to: object(name))
  }

  private let own = "$s10Exercise046doubleyS2iF"

  func test_what_was_read_is_read_again_only_when_it_was_compiled_again() throws {
    try compile("One", symbol: own)
    try compile("Two", symbol: own)
    XCTAssertEqual(try read("One", "Two").opened, ["One.swift.o", "Two.swift.o"])
    XCTAssertEqual(try read("One", "Two").opened, [])
    try compile("Two", symbol: own)
    XCTAssertEqual(try read("One", "Two").opened, ["Two.swift.o"])
    try compile("Two", symbol: "write")
    XCTAssertEqual(try read("One", "Two").offenders, ["Two.swift"])
  }

  func test_an_offence_is_found_at_every_reading() throws {
    try compile("One", symbol: own)
    try compile("Two", symbol: "write")
    for _ in 1...3 { XCTAssertEqual(try read("One", "Two").offenders, ["Two.swift"]) }
    XCTAssertEqual(try read("One", "Two").opened, ["Two.swift.o"])
  }
}
