import Foundation

/// What SwiftPM called when it built an exercise: to compile the answers, to compile the tests, and to link.
///
/// Who builds hundreds of an author's own answers repeats these calls. SwiftPM takes four times as long as they do,
/// to load the packages, to plan, and to find what has changed.
struct RecordedBuild {
  let answers: [String]
  let tests: [String]
  let linking: [String]

  /// Nil unless SwiftPM has built files of the same names in this scratch path.
  init?(of exercise: Exercise, with sources: [URL], in scratch: URL) {
    let listed = scratch.appendingPathComponent("debug/\(exercise.module).build/sources")
    let record = scratch.appendingPathComponent("debug.yaml")
    guard let list = try? TextFile.read(listed), let plan = try? Data(contentsOf: record),
      Set(list.split(separator: "\n").map(String.init)) == Set(sources.map(\.path)),
      let answers = RecordedBuild.call("C.\(exercise.module)-", "-debug.module", in: plan),
      let tests = RecordedBuild.call("C.\(exercise.module)Tests-", "-debug.module", in: plan),
      let linking = RecordedBuild.call("C.\(exercise.module)PackageTests-", "-debug.test", in: plan)
    else { return nil }
    self.answers = RecordedBuild.inOneProcess(answers)
    self.tests = RecordedBuild.inOneProcess(tests)
    self.linking = RecordedBuild.quickly(linking)
  }

  /// The arguments of a command, which its plan of megabytes writes as JSON in one line.
  private static func call(_ start: String, _ end: String, in plan: Data) -> [String]? {
    var rest = plan
    while let name = rest.range(of: Data("\n  \"\(start)".utf8)) {
      rest = rest[name.upperBound...]
      guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
        rest[..<colon].suffix(end.utf8.count + 1) == Data("\(end)\"".utf8),
        let key = rest.range(of: Data("\n    args: ".utf8))
      else { continue }
      let line = rest[key.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      return try? JSONDecoder().decode([String].self, from: line)
    }
    return nil
  }

  /// Without what a debugger reads, and by the toolchain's own linker where it has one for this system.
  private static func quickly(_ call: [String]) -> [String] {
    #if os(Linux)
      let own = URL(fileURLWithPath: call.first ?? "").deletingLastPathComponent()
        .appendingPathComponent("ld.lld")
      let hasOwn = FileManager.default.isExecutableFile(atPath: own.path)
      return call + ["-Xlinker", "--strip-debug"] + (hasOwn ? ["-use-ld=lld"] : [])
    #else
      return call
    #endif
  }

  /// All files in one process, and nothing for a debugger, an index or the next build.
  private static func inOneProcess(_ call: [String]) -> [String] {
    let alone: Set = [
      "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-emit-dependencies",
      "-parseable-output", "-emit-objc-header",
    ]
    let withValue: Set = ["-index-store-path", "-emit-objc-header-path"]
    var kept: [String] = []
    var isValue = false
    for argument in call {
      if !isValue, !alone.contains(argument), !withValue.contains(argument) {
        kept.append(argument)
      }
      isValue = withValue.contains(argument)
    }
    return kept + ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo", "-gnone"]
  }
}
