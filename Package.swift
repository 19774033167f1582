// swift-tools-version: 6.2
import PackageDescription

/// The chapters, in order, each with a number that identifies its page, exercise, and solution.
let chapters = [
  "01-functional-vs-imperative", "02-streams", "03-sequences", "04-signals", "05-transforming",
  "06-combining", "07-higher-order", "08-subjects", "09-hot-and-cold", "10-multicast", "11-errors",
  "12-schedulers", "13-commands", "14-memory-management", "15-bindings",
  "16-guidelines-and-debugging", "17-pipelines", "18-onward",
]
/// The chapters without experiments.
let withoutExperiments: Set = ["01", "18"]

/// The targets in `Sources`, each with exactly the targets that it imports.
let sources: KeyValuePairs = [
  "ReactiveCore": [],
  "Contacts": ["ReactiveCore"],
  "PlainText": [],
  "Marbles": ["PlainText", "ReactiveCore"],
  "Scenes": ["Contacts", "Marbles", "PlainText", "ReactiveCore"],
  "Lab": ["Marbles", "ReactiveCore"],
]
/// The targets that show pages and grade answers.
let course: KeyValuePairs = [
  "Files": [],
  "Terminal": ["PlainText"],
  "Processes": [],
  "WebServer": [],
  "Pages": ["Files", "Marbles", "PlainText"],
  "Notebook": ["Files", "Marbles", "Pages", "PlainText", "Terminal"],
  "Cells": ["Files", "Pages", "PlainText", "Processes"],
  "RunCell": ["Cells", "Files", "Pages", "Processes", "Terminal"],
  "Exercises": ["Files", "Pages", "PlainText"],
  "Grading": ["Exercises", "Files", "Marbles", "Pages", "PlainText", "Processes"],
  "Site": ["Exercises", "Files", "Lab", "Marbles", "Pages", "PlainText", "Scenes"],
  "LiveSite": [
    "Cells", "Exercises", "Files", "Grading", "Pages", "PlainText", "Processes", "Scenes", "Site",
    "WebServer",
  ],
  "course": [
    "Cells", "Contacts", "Exercises", "Files", "Grading", "Lab", "LiveSite", "Pages", "PlainText",
    "Processes", "Scenes", "Site", "Terminal",
  ],
  "maintain": [
    "Cells", "Exercises", "Files", "Grading", "Pages", "PlainText", "Processes", "Terminal",
  ],
]

/// The targets in `Tests`, and the targets that each imports besides `TestFolders`.
let tests: KeyValuePairs = [
  "ReactiveCoreTests": ["Lab", "Marbles", "ReactiveCore"],
  "ContactsTests": ["Contacts", "Marbles"],
  "PlainTextTests": ["PlainText"],
  "MarblesTests": ["Marbles"],
  "ScenesTests": ["Scenes"],
  "LabTests": ["Lab"],
  "MinisTests": ["Marbles", "ReactiveCore", "Solution18"],
  "ChapterTests": ["Lab", "Pages", "Processes", "Site"]
    + chapters.map { "Chapter\($0.prefix(2))" },
]
let courseTests: KeyValuePairs = [
  "FilesTests": ["Files"],
  "TerminalTests": ["Terminal"],
  "ProcessesTests": ["Processes"],
  "WebServerTests": ["ReactiveCore", "WebServer"],
  "PagesTests": ["Pages"],
  "NotebookTests": ["Notebook", "Site"],
  "CellsTests": ["Cells"],
  "SiteTests": ["CourseFixtures", "Lab", "Site"],
  "LiveSiteTests": ["CourseFixtures", "LiveSite"],
  "CourseTests": ["Contacts", "CourseFixtures", "Scenes", "course"],
  "MaintainTests": ["CourseFixtures", "maintain"],
  // These tests compile packages and run hostile programs, which takes minutes.
  "AuthorTests": ["CourseFixtures", "RunCell", "course", "maintain"],
]

/// The files that aren't compiled, by target.
let unbuilt = [
  "Scenes": ["Transcripts.txt"], "SiteTests": ["SearchTerms.txt"], "Cells": ["RunCell"],
  "ReactiveCoreTests": ["Exceptions.txt", "Statements.txt"], "NotebookTests": ["Golden"],
]
let paths = ["RunCell": "Sources/Course/Cells/RunCell"]

func named(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

var targets: [Target] = []
for (folder, group) in [("Sources", sources), ("Sources/Course", course)] {
  for (name, imports) in group {
    let path = paths[name] ?? "\(folder)/\(name)"
    if ["RunCell", "course", "maintain"].contains(name) {
      targets.append(.executableTarget(name: name, dependencies: named(imports), path: path))
    } else {
      targets.append(
        .target(
          name: name, dependencies: named(imports), path: path, exclude: unbuilt[name] ?? [],
          resources: ["Site", "LiveSite"].contains(name) ? [.process("Resources")] : []))
    }
  }
}
targets += [
  .target(name: "TestFolders", path: "Tests/TestFolders"),
  .target(
    name: "CourseFixtures", dependencies: ["Grading", "Terminal", "TestFolders"],
    path: "Tests/Course/CourseFixtures"),
]
for (folder, group) in [("Tests", tests), ("Tests/Course", courseTests)] {
  for (name, imports) in group {
    if name == "AuthorTests", Context.environment["AUTHOR_TESTS"] != "1" { continue }
    targets.append(
      .testTarget(
        name: name, dependencies: named(imports + ["TestFolders"]), path: "\(folder)/\(name)",
        exclude: unbuilt[name] ?? []))
  }
}

// The learner's targets. A page is an executable with its folder's name. An exercise is a package
// of its own. Here its tests run against the solution, so that `swift test` checks every solution.
// The solution's module has its own name, so that an editor doesn't confuse it with the learner's
// module. An alias lets the tests import the solution with `import Exercise06`.
for chapter in chapters {
  let number = String(chapter.prefix(2))
  targets += [
    .executableTarget(
      name: "Chapter\(number)",
      dependencies: named(["Contacts", "Marbles", "Notebook", "ReactiveCore"])
        + (number == "13" ? ["WebServer"] : []),
      path: "Chapters/\(chapter)",
      exclude: ["INSTRUCTOR.md"]
        + (withoutExperiments.contains(number) ? [] : ["EXPERIMENTS.txt"])),
    .target(
      name: "Solution\(number)", dependencies: ["Contacts", "Marbles", "ReactiveCore"],
      path: "Solutions/\(chapter)", exclude: ["Challenges", "WrongAnswers"]),
    .testTarget(
      name: "Exercise\(number)Tests", dependencies: [.byName(name: "Solution\(number)")],
      path: "Exercises/\(chapter)/Tests/Exercise\(number)Tests",
      swiftSettings: [.unsafeFlags(["-module-alias", "Exercise\(number)=Solution\(number)"])]),
  ]
}

var products =
  ["ReactiveCore", "Marbles", "Contacts"].map { Product.library(name: $0, targets: [$0]) }
  + chapters.map { Product.executable(name: $0, targets: ["Chapter\($0.prefix(2))"]) }
products += [
  .executable(name: "course", targets: ["course"]),
  .executable(name: "run-cell", targets: ["RunCell"]),
  // The libraries against which a changed cell is linked.
  .library(name: "CellLibrary", type: .dynamic, targets: ["Contacts", "Notebook", "WebServer"]),
]

// `COURSE_ANSWER=06-combining swift build --build-tests` builds the answers that
// `course check` has copied to `.build`, and their tests. `COURSE_ANSWER=7.5 swift
// build` builds the program that plays the answer to task 7.5.
if let answer = Context.environment["COURSE_ANSWER"] {
  let isProgram = answer.contains(".")
  let library: Set = ["ReactiveCore", "PlainText", "Contacts", "Marbles"]
  targets.removeAll { target in
    !library.contains(target.name) && !(isProgram && target.name == "Scenes")
  }
  products = []
  let imports = targets.map { Target.Dependency.byName(name: $0.name) }
  let number = String(answer.prefix(2))
  let exercise = Target.Dependency.byName(name: "Exercise\(number)")
  if isProgram {
    targets.append(
      .executableTarget(
        name: "Answer", dependencies: imports, path: ".build/course/try/\(answer)/Sources"))
  } else {
    targets += [
      .target(name: "CourseWatch", path: "Tests/Course/CourseWatch"),
      .target(name: "CourseHarness", dependencies: imports, path: "Tests/Course/CourseHarness"),
      .target(
        name: "Exercise\(number)", dependencies: imports,
        path: ".build/course/check/\(answer)/Sources/Exercise\(number)"),
      .testTarget(
        name: "Answer\(number)Tests",
        dependencies: imports + ["CourseWatch", "CourseHarness", exercise],
        path: "Exercises/\(answer)/Tests/Exercise\(number)Tests"),
    ]
  }
}

// `COURSE_TEST=MarblesTests swift test` builds only one test target and its dependencies. With a
// sanitizer, this takes a tenth of the time needed to build every target.
if let wanted = Context.environment["COURSE_TEST"] {
  var needed: Set = [wanted]
  for _ in targets {
    for target in targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
  }
  targets.removeAll { !needed.contains($0.name) }
  products.removeAll { ($0 as? Product.Executable)?.targets.allSatisfy(needed.contains) != true }
}

let package = Package(
  name: "functional-reactive-course", platforms: [.macOS(.v15)], products: products,
  targets: targets, swiftLanguageModes: [.v6])
