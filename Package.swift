// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The course, in order.
///
/// A chapter's number finds its page, its exercise and its solution.
let chapters = [
  "01-functional-vs-imperative",
  "02-streams",
  "03-sequences",
  "04-signals",
  "05-transforming",
  "06-combining",
  "07-higher-order",
  "08-subjects",
  "09-hot-and-cold",
  "10-multicast",
  "11-errors",
  "12-schedulers",
  "13-commands",
  "14-memory-management",
  "15-bindings",
  "16-guidelines-and-debugging",
  "17-pipelines",
  "18-onward",
]

/// The chapters whose pages talk to a web server of their own.
let chaptersWithServer = ["13-commands", "17-pipelines"]

let root = URL(fileURLWithPath: Context.packageDirectory)
func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
}

// What everything stands on.
var products: [Product] = [
  .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
  .library(name: "Marbles", targets: ["Marbles"]),
  .executable(name: "course", targets: ["course"]),
  .executable(name: "maintain", targets: ["maintain"]),
  .executable(name: "benchmark", targets: ["benchmark"]),
  .executable(name: "run-cell", targets: ["RunCell"]),
  // What a changed cell is linked against.
  .library(
    name: "CellLibrary", type: .dynamic,
    targets: ["ReactiveCore", "PlainText", "Marbles", "Console", "Page", "Notebook", "WebServer"]),
]
var targets: [Target] = [
  .target(name: "ReactiveCore"),
  .target(name: "PlainText"),
  .target(name: "Marbles", dependencies: ["ReactiveCore", "PlainText"]),
  .target(name: "Console", dependencies: ["PlainText"]),
  .target(name: "Page", dependencies: ["Marbles", "Console", "PlainText"]),
  .target(
    name: "Notebook",
    dependencies: ["ReactiveCore", "Marbles", "Page", "Console", "PlainText"]),
  .target(name: "WebServer"),
  .target(name: "Supervisor"),
  .target(name: "Sandbox", dependencies: ["Supervisor"]),
  .target(name: "Files"),
  .target(name: "Kernel", dependencies: ["Files", "Page", "PlainText", "Sandbox"]),
  .executableTarget(
    name: "RunCell", dependencies: ["Console", "Kernel", "Page", "Sandbox"]),
  .target(
    name: "CourseModel", dependencies: ["Page", "Console", "PlainText", "Files", "Sandbox"]),
  .target(
    name: "Judging",
    dependencies: ["CourseModel", "Page", "Console", "PlainText", "Files", "Sandbox"]),
  .target(
    name: "Room",
    dependencies: ["CourseModel", "Judging", "Page", "Console", "PlainText", "Files", "Sandbox"]),
  .target(name: "Lab", dependencies: ["ReactiveCore", "Marbles"]),
  .target(name: "Book", dependencies: ["Page", "CourseModel", "Judging", "Room", "Lab"]),
  .target(
    name: "LiveBook",
    dependencies: [
      "Book", "CourseModel", "Judging", "Room", "Files", "Kernel", "Page", "PlainText", "Sandbox", "WebServer",
    ]),
  .executableTarget(
    name: "course",
    dependencies: [
      "PlainText", "Console", "Files", "Page", "Sandbox", "Kernel", "CourseModel", "Judging", "Room", "Lab", "Book",
      "LiveBook",
    ]),
  .target(name: "IndexStore"),
  .executableTarget(
    name: "maintain",
    dependencies: [
      "Page", "PlainText", "Console", "Files", "Sandbox", "Kernel", "CourseModel", "Judging", "Room", "IndexStore",
    ]),
  .target(name: "BenchmarkFloor"),
  .executableTarget(name: "benchmark", dependencies: ["ReactiveCore", "BenchmarkFloor"]),
  .testTarget(
    name: "ReactiveCoreTests", dependencies: ["ReactiveCore"],
    exclude: ["Statements.txt", "Exceptions.txt", "Conformance.md", "Rows.txt", "Survivors.txt"]
      .filter { exists("Tests/ReactiveCoreTests/\($0)") }),
  .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
  .testTarget(name: "MarblesTests", dependencies: ["Marbles", "ReactiveCore"]),
  .testTarget(name: "LabTests", dependencies: ["Lab", "ReactiveCore"]),
  .testTarget(name: "ConsoleTests", dependencies: ["Console", "PlainText"]),
  .testTarget(
    name: "PageTests", dependencies: ["Console", "Marbles", "Page", "PlainText"],
    exclude: ["ComparisonCases.json"]),
  .testTarget(
    name: "BookTests", dependencies: ["Book", "Marbles", "Page", "CourseFixtures", "CourseModel", "Judging", "Room"]),
  .testTarget(
    name: "LiveBookTests",
    dependencies: [
      "Book", "CourseFixtures", "CourseModel", "Judging", "Room", "LiveBook", "Page", "Sandbox", "WebServer",
    ]),
  .testTarget(
    name: "NotebookTests",
    dependencies: ["Console", "Marbles", "Notebook", "Page", "PlainText", "ReactiveCore"],
    exclude: ["Golden"]),
  .testTarget(name: "WebServerTests", dependencies: ["ReactiveCore", "WebServer"]),
  .testTarget(name: "SandboxTests", dependencies: ["Sandbox"]),
  .testTarget(name: "FilesTests", dependencies: ["Files"]),
  .testTarget(name: "KernelTests", dependencies: ["Kernel", "Page", "Sandbox"]),
  .target(
    name: "CourseFixtures", dependencies: ["Console", "CourseModel", "Judging", "Room", "Files"],
    path: "Tests/CourseFixtures"),
  .testTarget(
    name: "CourseTests",
    dependencies: [
      "CourseFixtures", "Console", "Files", "Sandbox", "Kernel", "CourseModel", "Judging", "Room", "Page", "PlainText",
      "course",
    ]),
]

// The learner's side. A page is an executable with its folder's name. An exercise is a package of
// its own; here its tests run against the solution, so that `swift test` proves every solution. An
// editor that opens this package must not take the solution for the learner's own module, so it has a
// name of its own, and the tests' `import Exercise06` finds it by an alias.
for chapter in chapters {
  let number = chapter.prefix(2)
  products.append(.executable(name: chapter, targets: ["Chapter\(number)"]))
  targets.append(
    .executableTarget(
      name: "Chapter\(number)",
      dependencies: ["ReactiveCore", "Marbles", "Notebook"]
        + (chaptersWithServer.contains(chapter) ? ["WebServer"] : []),
      path: "Chapters/\(chapter)",
      exclude: ["INSTRUCTOR.md", "EXPERIMENTS.txt"].filter { exists("Chapters/\(chapter)/\($0)") }))
  targets += [
    .target(
      name: "Solution\(number)",
      dependencies: ["ReactiveCore", "Marbles"],
      path: "Solutions/\(chapter)",
      exclude: exists("Solutions/\(chapter)/Challenges") ? ["Challenges"] : []),
    .testTarget(
      name: "Exercise\(number)Tests",
      dependencies: [.byName(name: "Solution\(number)"), "ReactiveCore", "Marbles"],
      path: "Exercises/\(chapter)/Tests/Exercise\(number)Tests",
      swiftSettings: [.unsafeFlags(["-module-alias", "Exercise\(number)=Solution\(number)"])]),
  ]
}
targets.append(
  .testTarget(
    name: "ChapterTests",
    dependencies: ["Lab"] + chapters.map { .target(name: "Chapter\($0.prefix(2))") }))

// What only an author needs, and what builds packages for minutes, `.ci/run` runs by its name; a
// reader's `swift test` need not.
let author: [Target] = [
  .testTarget(
    name: "AuthorTests",
    dependencies: [
      "CourseFixtures", "Console", "Files", "Sandbox", "Kernel", "CourseModel", "Judging", "Room", "Lab", "Marbles",
      "course", "maintain",
    ]),
  .testTarget(
    name: "CellTests", dependencies: ["Kernel", "Page", "PlainText", "RunCell", "Sandbox"]),
  .testTarget(
    name: "MaintainTests",
    dependencies: ["Console", "CourseFixtures", "CourseModel", "Judging", "Room", "Page", "maintain"]),
]
targets += author.filter { $0.name == Context.environment["COURSE_TEST"] }

// What a build of everything need not do twice. What other packages link has no such flags where it was
// fetched for one: a package may not depend on them.
let isFetched = root.path.contains("/checkouts/")
let linked = isFetched ? ["ReactiveCore", "PlainText", "Marbles"] : []
let large = ["ReactiveCoreTests", "CourseTests", "MarblesTests", "NotebookTests", "PageTests"]
for target in targets where !linked.contains(target.name) {
  // The index of the system's modules is made with the library's, and the compiler need not prove to itself
  // that what it made is well-formed.
  var flags = ["-index-ignore-system-modules", "-Xfrontend", "-disable-llvm-verify"]
  if !large.contains(target.name), target.type == .test || target.name.hasPrefix("Solution") {
    // One process compiles all of a small target: to start a second takes longer than it spares.
    flags += ["-driver-batch-count", "1"]
  }
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
}

// `COURSE_TEST=MarblesTests swift test` builds and runs one test target and what it stands on.
if let name = Context.environment["COURSE_TEST"], targets.contains(where: { $0.name == name }) {
  var needed: Set<String> = []
  var open = [name]
  while let next = open.popLast() {
    guard needed.insert(next).inserted else { continue }
    for case let target in targets where target.name == next {
      open += target.dependencies.compactMap(targetName)
    }
  }
  targets.removeAll { !needed.contains($0.name) }
  products = products.filter { product in
    (product as? Product.Executable)?.targets.allSatisfy(needed.contains) == true
  }
}

func targetName(_ dependency: Target.Dependency) -> String? {
  switch dependency {
  case .targetItem(let name, _), .byNameItem(let name, _): name
  default: nil
  }
}

let package = Package(
  name: "functional-reactive-course",
  platforms: [.macOS(.v15)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6])
