/// What the learner's object files give to others, and what they do before `main`.
///
/// A function that Swift compiles has the name of its module in its symbol. Any other name would take the
/// place of what the harness calls: `write`, `_exit`, a function of XCTest's.
package struct CompiledSymbols {
  package struct Offence: Equatable {
    /// Its source, by its name.
    package let file: String
    package let sentence: String
  }

  package let offences: [Offence]

  package init(_ text: String, module: String) {
    let mangled = "\(module.utf8.count)\(module)"
    var offences: [Offence] = []
    var file = ""
    for line in text.split(separator: "\n") {
      if let name = CompiledSymbols.object(in: line) {
        file = name
      } else if let sentence = CompiledSymbols.offence(in: line, mangled: mangled),
        !offences.contains(where: { $0.file == file })
      {
        offences.append(Offence(file: file, sentence: sentence))
      }
    }
    self.offences = offences
  }

  /// The source of an object, from the line that begins its part.
  private static func object(in line: Substring) -> String? {
    guard let end = line.range(of: ".o:")?.lowerBound, line.contains("file format") else {
      return nil
    }
    return line[..<end].split(separator: "/").last.map(String.init)
  }

  private static func offence(in line: Substring, mangled: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" }
    if let section = words.dropFirst().first, Int(words[0]) != nil, runsEarly(section) {
      return "What is compiled of it runs before the tests begin. No task needs that: take it out."
    }
    guard let symbol = exported(in: line), !belongs(symbol, to: mangled) else { return nil }
    return
      "It defines the symbol \(symbol.name), which is not of your own module: it would take the "
      + "place of what the tests call. Take it out."
  }

  private static func runsEarly(_ section: Substring) -> Bool {
    [".init_array", ".preinit_array", ".fini_array", ".ctors", ".dtors", ".init", ".fini"]
      .contains { section == $0 || section.hasPrefix($0 + ".") }
  }

  private struct Symbol {
    let name: Substring
    let isHidden: Bool
  }

  /// A symbol that other object files see.
  ///
  /// The line is: address, flags, section, tab, size, perhaps `.hidden`, name.
  private static func exported(in line: Substring) -> Symbol? {
    let halves = line.split(separator: "\t", maxSplits: 1)
    guard halves.count == 2, let space = halves[0].firstIndex(of: " "),
      line[..<space].count >= 8, line[..<space].allSatisfy(\.isHexDigit)
    else { return nil }
    let flags = halves[0][space...].dropFirst().prefix(7)
    guard flags.first != "l", !halves[0].hasSuffix("*UND*") else { return nil }
    // A name may hold spaces.
    let words = halves[1].split(separator: " ", maxSplits: 2)
    let isMarked = words.count == 3 && words[1].hasPrefix(".")
    guard let name = isMarked ? words[2] : halves[1].split(separator: " ", maxSplits: 1).last
    else { return nil }
    return Symbol(name: name, isHidden: isMarked && words[1] == ".hidden")
  }

  /// What the compiler adds to a file is hidden from other programs, and has a name of its own kind.
  private static func belongs(_ symbol: Symbol, to mangled: String) -> Bool {
    if symbol.name.hasPrefix("$s"), symbol.name.contains(mangled) { return true }
    return symbol.isHidden
      && (symbol.name.contains(" ")
        || ["$s", "__swift_", "got.$s", "got.__swift_"].contains { symbol.name.hasPrefix($0) })
  }
}
