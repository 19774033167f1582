import Book
import Console
import CourseModel
import Files
import Foundation
import Kernel
import Sandbox

/// Builds the lab's WebAssembly module with the toolchain's own tools, once for each state of its sources
/// and of the toolchain.
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
    do {
      let file = try file()
      if let kept = try kept(file) { return (kept, nil) }
      progress.show("building the lab")
      let build = [root.appendingPathComponent(".web-assembly/build").path, file.path]
      let built = try ChildProcess(build, limits: Limits(time: 1800)).run(
        whileWaiting: progress.tick)
      if built.end == .exited(0), let kept = try kept(file) { return (kept, nil) }
      return (nil, reason(built))
    } catch {
      return (nil, FileProblem.sentence(for: error))
    }
  }

  private func reason(_ built: ChildProcess.Finished) -> String {
    let lines = (built.output + built.errors).split(separator: "\n")
    let reason = lines.first { $0.contains("error: ") } ?? lines.last
    if built.end == .timedOut { return ".web-assembly/build took more than half an hour." }
    return reason.map(String.init)
      ?? ".web-assembly/build failed and printed nothing: run it by hand."
  }

  /// What an earlier build of the same state has made.
  private func kept(_ file: URL) throws -> LabModule? {
    try TextFile.readIfPresent(URL(fileURLWithPath: file.path + ".js")).map(LabModule.init(script:))
  }

  /// Named by what it is made of: each source's path and text, and the compiler.
  private func file() throws -> URL {
    let parts = try sources().map {
      "\($0.path.dropFirst(root.path.count)) \(Digest.of(try Data(contentsOf: $0)))"
    }
    let compiler = SourceState.ofCompiler(in: try InstalledToolchain.folder())
    let digest = Digest.of((parts + [compiler]).joined(separator: "\n"))
    return root.appendingPathComponent(".build/lab-module/\(digest).wasm")
  }

  private func sources() throws -> [URL] {
    try [
      ".web-assembly", "Sources/PlainText", "Sources/ReactiveCore", "Sources/Marbles",
      "Sources/Lab", "Sources/Contacts", "Sources/Scenes",
    ]
    .flatMap { folder in
      let place = root.appendingPathComponent(folder)
      return try pathsBelow(place).map(place.appendingPathComponent).filter { !$0.isFolder }
    }
  }
}
