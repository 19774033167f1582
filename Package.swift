// swift-tools-version: 6.2
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
let withServer: Set<Substring> = ["13", "17"]

/// The chapters without experiments.
let withoutExperiments: Set<Substring> = ["01", "02", "03", "18"]

var products: [Product] = [
  .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
  .library(name: "Marbles", targets: ["Marbles"]),
  .library(name: "Contacts", targets: ["Contacts"]),
  .executable(name: "course", targets: ["course"]),
  .executable(name: "maintain", targets: ["maintain"]),
  .executable(name: "run-cell", targets: ["RunCell"]),
  // What a changed cell is linked against.
  .library(
    name: "CellLibrary", type: .dynamic,
    targets: [
      "ReactiveCore", "Contacts", "PlainText", "Marbles", "Console", "Page", "Notebook",
      "WebServer",
    ]),
]

// A target stands on what its files import, and on nothing else: `.ci/run` checks it.
var targets: [Target] = [
  .target(name: "ReactiveCore"),
  .target(name: "Contacts", dependencies: ["ReactiveCore"]),
  .target(name: "PlainText"),
  .target(name: "Marbles", dependencies: ["PlainText", "ReactiveCore"]),
  .target(name: "Console", dependencies: ["PlainText"]),
  .target(
    name: "Page", dependencies: ["Console", "Marbles", "PlainText"],
    resources: [.embedInCode("Resources")]),
  .target(
    name: "Notebook", dependencies: ["Console", "Marbles", "Page", "PlainText", "ReactiveCore"]),
  .target(name: "WebServer"),
  .target(name: "Supervisor"),
  .target(name: "Sandbox", dependencies: ["Supervisor"]),
  .target(name: "Files"),
  .target(name: "Kernel", dependencies: ["Files", "Page", "PlainText", "Sandbox"]),
  .executableTarget(name: "RunCell", dependencies: ["Console", "Kernel", "Page", "Sandbox"]),
  .target(name: "CourseModel", dependencies: ["Console", "Files", "Page", "Sandbox"]),
  .target(
    name: "Judging", dependencies: ["Console", "CourseModel", "Files", "PlainText", "Sandbox"]),
  .target(
    name: "Room", dependencies: ["Console", "CourseModel", "Files", "Judging", "Page", "PlainText"]),
  .target(name: "Lab", dependencies: ["Marbles", "ReactiveCore"]),
  .target(
    name: "Book", dependencies: ["CourseModel", "Judging", "Lab", "Marbles", "Page"],
    resources: [.embedInCode("Resources")]),
  .target(
    name: "LiveBook",
    dependencies: [
      "Book", "CourseModel", "Files", "Judging", "Kernel", "Marbles", "Page", "PlainText", "Room",
      "Sandbox", "WebServer",
    ],
    resources: [.embedInCode("Resources")]),
  .executableTarget(
    name: "course",
    dependencies: [
      // A check links what is built of Contacts; no file of these commands imports it.
      "Book", "Console", "Contacts", "CourseModel", "Files", "Judging", "Kernel", "Lab", "LiveBook",
      "Marbles", "Page", "PlainText", "Room", "Sandbox",
    ]),
  .executableTarget(
    name: "maintain",
    dependencies: [
      "Console", "CourseModel", "Files", "Judging", "Kernel", "Page", "PlainText", "Sandbox",
    ]),

  .testTarget(
    name: "ReactiveCoreTests", dependencies: ["ReactiveCore"],
    exclude: ["Conformance.md", "Exceptions.txt", "Statements.txt"]),
  .testTarget(name: "ContactsTests", dependencies: ["Contacts", "Marbles", "ReactiveCore"]),
  .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
  .testTarget(name: "MarblesTests", dependencies: ["Marbles", "ReactiveCore"]),
  .testTarget(name: "ConsoleTests", dependencies: ["Console", "PlainText"]),
  .testTarget(
    name: "PageTests", dependencies: ["Console", "Marbles", "Page", "PlainText"],
    exclude: ["ComparisonCases.json"]),
  .testTarget(
    name: "NotebookTests",
    dependencies: ["Console", "Marbles", "Notebook", "Page", "PlainText", "ReactiveCore"],
    exclude: ["Golden"]),
  .testTarget(name: "WebServerTests", dependencies: ["ReactiveCore", "WebServer"]),
  .testTarget(name: "SandboxTests", dependencies: ["Sandbox"]),
  .testTarget(name: "FilesTests", dependencies: ["Files"]),
  .testTarget(name: "KernelTests", dependencies: ["Kernel", "Page", "Sandbox"]),
  .testTarget(name: "LabTests", dependencies: ["Lab", "Marbles", "ReactiveCore"]),
  .target(
    name: "CourseFixtures", dependencies: ["Console", "CourseModel", "Files", "Judging"],
    path: "Tests/CourseFixtures"),
  .testTarget(
    name: "BookTests",
    dependencies: ["Book", "CourseFixtures", "CourseModel", "Lab", "Marbles", "Page"],
    exclude: ["SearchTerms.txt"]),
  .testTarget(
    name: "LiveBookTests",
    dependencies: [
      "Book", "CourseFixtures", "CourseModel", "Judging", "LiveBook", "Marbles", "Page", "Room",
      "Sandbox", "WebServer",
    ]),
  .testTarget(
    name: "CourseTests",
    dependencies: [
      "Console", "CourseFixtures", "CourseModel", "Files", "Judging", "Lab", "Page", "PlainText",
      "Room", "Sandbox", "course",
    ]),
  .testTarget(
    name: "MaintainTests", dependencies: ["CourseFixtures", "CourseModel", "Page", "maintain"]),
  .testTarget(
    name: "AuthorTests",
    dependencies: [
      "Console", "CourseFixtures", "CourseModel", "Files", "Judging", "Kernel", "Lab", "Page",
      "PlainText", "Room", "RunCell", "Sandbox", "course", "maintain",
    ]),
]

// The learner's side. A page is an executable with its folder's name. An exercise is a package of
// its own; here its tests run against the solution, so that `swift test` proves every solution. An
// editor that opens this package must not take the solution for the learner's own module, so it has
// a name of its own, and the tests' `import Exercise06` finds it by an alias.
for chapter in chapters {
  let number = chapter.prefix(2)
  products.append(.executable(name: chapter, targets: ["Chapter\(number)"]))
  targets += [
    .executableTarget(
      name: "Chapter\(number)",
      dependencies: ["Contacts", "Marbles", "Notebook", "ReactiveCore"]
        + (withServer.contains(number) ? ["WebServer"] : []),
      path: "Chapters/\(chapter)",
      exclude: ["INSTRUCTOR.md"]
        + (withoutExperiments.contains(number) ? [] : ["EXPERIMENTS.txt"])),
    .target(
      name: "Solution\(number)", dependencies: ["Contacts", "Marbles", "ReactiveCore"],
      path: "Solutions/\(chapter)", exclude: ["Challenges"]),
    .testTarget(
      name: "Exercise\(number)Tests",
      dependencies: ["Contacts", "Marbles", "ReactiveCore", .byName(name: "Solution\(number)")],
      path: "Exercises/\(chapter)/Tests/Exercise\(number)Tests",
      swiftSettings: [.unsafeFlags(["-module-alias", "Exercise\(number)=Solution\(number)"])]),
  ]
}

targets.append(
  .testTarget(
    name: "ChapterTests",
    dependencies: ["Lab", "Marbles"] + chapters.map { .byName(name: "Chapter\($0.prefix(2))") }))

// `COURSE_TEST=MarblesTests swift test` builds one test target and what it stands on, and nothing
// else: a sanitizer's build of the library takes a tenth of the time.
if let wanted = Context.environment["COURSE_TEST"] {
  var needed: Set = [wanted]
  for target in targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  targets.removeAll { !needed.contains($0.name) }
  products = products.filter { product in
    (product as? Product.Executable)?.targets.allSatisfy(needed.contains) == true
  }
}

let package = Package(
  name: "functional-reactive-course",
  platforms: [.macOS(.v15)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6])
