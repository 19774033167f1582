/// The files that are built together with an exercise's tests, and watch them from the inside.
///
/// A verdict is made of lines that the watcher sends over descriptor 3, each beginning with a word that it
/// received there before any of the learner's code ran. So nothing that an answer prints counts, nor does
/// an exit code: `exit(0)` and a printed "Executed 3 tests" leave lines missing, and a missing line is no pass.
enum HarnessSources {
  /// Each file's text, by its path in the package that is built.
  static func files(module: String) -> [String: String] {
    [
      "Sources/CourseWatch/watch.c": start,
      "Sources/CourseWatch/include/watch.h": "void course_watch_begins(void);\n",
      "Sources/CourseHarness/CourseWatcher.swift": watcher,
      "Sources/CourseHarness/Checks.swift": checks,
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
}
