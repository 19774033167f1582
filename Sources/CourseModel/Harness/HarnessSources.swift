/// The files that are built together with an exercise's tests, and watch them from the inside.
///
/// What is defended. A verdict is made of lines that the watcher sends over descriptor 3, each beginning
/// with a word that it received there before any of the learner's code ran (`EvidenceTokens`). So
/// nothing that an answer prints counts, nor does an exit code: `exit(0)`, `atexit { _exit(0) }`, a
/// printed "Executed 3 tests" and a removed observer all leave lines missing, and a missing line is no
/// pass. Who reads or alters the lines on their way learns words that are used up. The exit code has to
/// agree with the lines.
///
/// The watcher is a module that imports nothing of the learner's, so that no extension of theirs
/// takes part in it. The tests' assertions go through it (`assertions`). It pins types: what equals
/// everything must be a type of the learner's own, and is refused unless the task has it; and a set, which
/// has no order, is refused where the course writes of none. And it turns
/// the assertions of some tests around, which then must fail (`TestRun`): who makes everything pass makes
/// these pass too, and is found.
///
/// What would reach past that is refused by the answer's text (`Refusal`), and by the symbols of what
/// was compiled of it (`CompiledSymbols`); a box keeps sources, solutions and other answers away
/// from the process (`TestLane`). What is still possible stands in README, "What a verdict is worth".
enum HarnessSources {
  /// Each file's text, by its path in the package that is built.
  static func files(
    module: String, types: Set<String>, words: Set<String>
  ) -> [String: String] {
    [
      "Sources/CourseWatch/watch.c": start,
      "Sources/CourseWatch/include/watch.h": "void course_watch_begins(void);\n",
      "Sources/CourseHarness/CourseWatcher.swift": watcher,
      "Sources/CourseHarness/Checks.swift": checks,
      "Sources/CourseHarness/Pinned.swift": pinned(module: module, types: types, words: words),
      "Tests/\(module)Tests/CourseAssertions.swift": assertions,
    ]
  }

  /// What a manifest says to build them.
  static let manifest = """

    package.targets += [.target(name: "CourseWatch"), .target(name: "CourseHarness")]
    for target in package.targets where target.type == .test {
      target.dependencies += ["CourseWatch", "CourseHarness"]
    }

    """

  /// Loads before `main` on Linux and with the test bundle on macOS, and needs no test to do so.
  private static let start = """
    void course_watch_begins(void) __attribute__((weak));

    __attribute__((constructor)) static void course_start(void) {
      if (course_watch_begins) course_watch_begins();
    }

    """

  /// The learner's module, the types of it that its tasks ask for, and the words that a type of the system's
  /// has to be among.
  private static func pinned(module: String, types: Set<String>, words: Set<String>) -> String {
    func list(_ names: Set<String>) -> String {
      names.filter { $0.allSatisfy(\.isName) }.sorted().map { "\"\($0)\"" }
        .joined(separator: ", ")
    }
    return """
      let learnersModule = "\(module)"
      let wantedTypes: Set<String> = [\(list(types))]
      let wantedWords: Set<String> = [\(list(words.filter { $0.first?.isUppercase == true }))]

      """
  }
}

extension Character {
  fileprivate var isName: Bool { isLetter || isNumber || self == "_" }
}
