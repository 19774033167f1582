import Sandbox
import TestFolders
import XCTest

@testable import Lab

/// The Swift that an experiment is copied as, compiled and run.
final class SwiftProgramTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// One experiment for each operator, and all of the pages.
  private func experiments() throws -> [String] {
    let words: (Lab.Operator.Parameter) -> String = { parameter in
      switch parameter {
      case .signal: "a"
      case .signals: "s"
      case .count: "2"
      case .seconds: "1.5"
      case .value: "7"
      case .predicate: ">1"
      case .transform: "+1"
      case .cases: "A=b 2=_c"
      case .name: "inner"
      }
    }
    let sources = "a: cold -A-2-(31)-|\nb: hot --1--2#off\n_c: cold -x|\ns: each b inner 1=_c 2=a\n"
    let single = Lab.Operator.all.map { operation in
      let line = "r: \(operation.name) \(operation.parameters.map(words).joined(separator: " "))"
      let isConnection = ["publish", "multicastReplay", "multicastLast"].contains(operation.name)
      let repeats = ["repeat", "interval", "intervalTime"].contains(operation.name)
      return sources + line + (isConnection ? "\nconnect r 1" : "") + (repeats ? "\nuntil 12" : "")
    }
    let questions = Predicate.examples.map { "a: cold -A-2-3|\nr: filter a \($0)" }
    let changes = Transform.examples.map { "a: cold -A-2-3|\nr: map a \($0)" }
    let root = URL(fileURLWithPath: Self.root + "/Chapters")
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .flatMap { chapter in
        let file = root.appendingPathComponent("\(chapter)/EXPERIMENTS.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return ExperimentList(text).entries.map(\.text)
      }
    return single + questions + changes + pages
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  func test_everyCellPrintsTheDrawingAndEveryTestHolds() throws {
    let experiments = try experiments()
    var program = """
      import Marbles
      import ReactiveCore
      func XCTAssertEqual<Value: Equatable>(_ found: Value, _ expected: Value) {
        if found != expected { print("not equal: \\(found) \\(expected)") }
      }

      """
    var expected = ""
    for (number, text) in experiments.enumerated() {
      let experiment = try Experiment(text)
      program += "@MainActor func cell\(number)() {\n\(indented(try experiment.cell()))}\n"
      program += "@MainActor func test\(number)() {\n\(indented(try experiment.test()))"
      program += "  testExperiment()\n}\n"
      program += "print(\"experiment \(number)\")\ncell\(number)()\ntest\(number)()\n"
      expected += "experiment \(number)\n\(try experiment.diagram().text())\n"
    }
    let found = try run(program)
    let (foundParts, expectedParts) = (parts(found), parts(expected))
    XCTAssertEqual(foundParts.count, expectedParts.count, found)
    for (number, pair) in zip(foundParts, expectedParts).enumerated() where pair.0 != pair.1 {
      XCTFail(
        "\(experiments[number])\n\(try Experiment(experiments[number]).cell())\n"
          + "prints\n\(pair.0)\nnot\n\(pair.1)")
    }
  }

  private func parts(_ output: String) -> [Substring] {
    output.split(separator: "experiment ", omittingEmptySubsequences: true)
  }

  /// Compiles a program with the library that the tests were built with.
  private func run(_ program: String) throws -> String {
    let folder = try newFolder()
    let source = folder.appendingPathComponent("main.swift")
    try program.write(to: source, atomically: true, encoding: .utf8)
    let products =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent() ?? Bundle.main.bundleURL
    let objects = try ["ReactiveCore", "PlainText", "Marbles"].flatMap { module in
      // An object stays behind when its source is renamed.
      let sources = FileManager.default.enumerator(atPath: Self.root + "/Sources/\(module)")
      let names = (sources?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
      let build = products.appendingPathComponent("\(module).build")
      return try FileManager.default.contentsOfDirectory(atPath: build.path)
        .filter { object in names.contains { ($0 as NSString).lastPathComponent + ".o" == object } }
        .map { build.appendingPathComponent($0).path }
    }
    let binary = folder.appendingPathComponent("program").path
    let modules = products.appendingPathComponent("Modules").path
    let compiled = try output(
      "swiftc",
      ["-swift-version", "6", "-I", modules, "-o", binary, source.path] + objects)
    XCTAssertEqual(compiled.filter { $0.contains(": error: ") }, [])
    XCTAssertEqual(compiled.filter { $0.contains(": warning: ") }, [])
    return try output(binary, []).joined(separator: "\n")
  }

  private func output(_ command: String, _ arguments: [String]) throws -> [String] {
    let finished = try ChildProcess(
      [command] + arguments, limits: Limits(time: 900, output: .atMost(16 << 20))
    ).run()
    return (finished.output + finished.errors).components(separatedBy: "\n")
  }
}
