import XCTest

@testable import CourseModel

final class CompiledSymbolsTests: XCTestCase {
  private func offences(_ lines: String...) -> [CompiledSymbols.Offence] {
    let text = """

      /bench/build/debug/Exercise04.build/Task1Double.swift.o:\tfile format elf64-x86-64

      Sections:
      Idx Name          Size     VMA              Type
        3 .text         00000050 0000000000000000 TEXT

      SYMBOL TABLE:
      0000000000000000 l    df *ABS*\t0000000000000000 Task1Double.swift.o

      """ + lines.joined(separator: "\n") + "\n"
    return CompiledSymbols(text, module: "Exercise04").offences
  }

  func test_what_swift_compiles_is_no_offence() {
    XCTAssertEqual(
      offences(
        "0000000000000000 g     F .text\t0000000000000010 $s10Exercise046doubleyS2iF",
        "0000000000000000 g     F .text\t0000000000000010 $sSi10Exercise04E5twiceSivg",
        "0000000000000000  w    O .data\t0000000000000008 .hidden $s12ReactiveCore6SignalCySiGMD",
        "0000000000000000  w    F .text\t0000000000000063 .hidden __swift_instantiateGenericMetadata",
        "0000000000000000  w    O swift5_typeref\t0000000000000009 .hidden symbolic s5Int32V",
        "0000000000000000         *UND*\t0000000000000000 write",
        "0000000000000000 l     F .text\t0000000000000010 write"), [])
  }

  func test_a_symbol_of_somebody_else_s_is_an_offence() {
    for name in ["write", "_exit", "dup2", "$s6XCTest7XCTFailyySS", "$sSS2eeoiySbSS_SStFZ", "main"]
    {
      for flags in ["g     F .text\t0000000000000010 ", " w    F .text\t0000000000000010 "] {
        let found = offences("0000000000000000 \(flags)\(name)")
        XCTAssertEqual(found.map(\.file), ["Task1Double.swift"], name)
        XCTAssertTrue(found.first?.sentence.contains(" \(name),") ?? false, "\(found)")
      }
    }
    XCTAssertEqual(
      offences("0000000000000000 g     F .text\t0000000000000010 .hidden read").count, 1)
  }

  func test_what_runs_before_the_tests_is_an_offence() {
    let found = offences("  5 .init_array   00000008 0000000000000000 DATA")
    XCTAssertTrue(found.first?.sentence.contains("before the tests") ?? false, "\(found)")
  }
}
