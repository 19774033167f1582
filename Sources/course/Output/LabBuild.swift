import Book
import CourseModel
import Files
import Foundation
import Sandbox

/// Builds the lab's WebAssembly module with the toolchain's own tools, once for each state of its sources.
struct LabBuild {
  private let root: URL

  init(_ course: Course) { root = course.root }

  /// The module, or the reason why there is none.
  ///
  /// `COURSE_LAB=native` asks for none, as where the toolchain cannot.
  func module(progress: ProgressReporter) -> (module: LabModule?, reason: String?) {
    if ProcessInfo.processInfo.environment["COURSE_LAB"] == "native" {
      return (nil, "COURSE_LAB is native")
    }
    if let kept { return (kept, nil) }
    progress.show("building the lab")
    let build = [root.appendingPathComponent(".web-assembly/build").path, file.path]
    guard
      let built = try? ChildProcess(build, limits: Limits(time: 1800)).run(
        whileWaiting: progress.tick)
    else { return (nil, ".web-assembly/build cannot be run.") }
    if let kept { return (kept, nil) }
    let reason = built.output.split(separator: "\n").first { $0.contains("error: ") }
    return (nil, String(reason ?? built.output.split(separator: "\n").last ?? "it does not build."))
  }

  /// What an earlier build of the same sources has made.
  private var kept: LabModule? {
    (try? TextFile.read(URL(fileURLWithPath: file.path + ".js"))).map(LabModule.init(script:))
  }

  private var file: URL {
    let digest = Digest.of(sources.map { (try? Data(contentsOf: $0)) ?? Data() }.joined())
    return root.appendingPathComponent(".build/lab-module/\(digest).wasm")
  }

  private var sources: [URL] {
    [
      ".web-assembly", "Sources/PlainText", "Sources/ReactiveCore", "Sources/Marbles",
      "Sources/Lab",
    ]
    .flatMap { folder in
      let place = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String]
      return (names ?? []).sorted().map(place.appendingPathComponent)
    }
  }
}
