// swift-tools-version: 6.2
import PackageDescription

/// The course, in order: a chapter's number finds its page, its exercise and its solution.
let chapters = [
  "01-functional-vs-imperative", "02-streams", "03-sequences", "04-signals", "05-transforming",
  "06-combining", "07-higher-order", "08-subjects", "09-hot-and-cold", "10-multicast", "11-errors",
  "12-schedulers", "13-commands", "14-memory-management", "15-bindings",
  "16-guidelines-and-debugging", "17-pipelines", "18-onward",
]
/// The chapters without experiments.
let withoutExperiments: Set = ["01", "18"]

/// What each target of Sources imports, and nothing else: `.ci/run` checks it.
let sources: KeyValuePairs = [
  "ReactiveCore": [],
  "Contacts": ["ReactiveCore"],
  "Scenes": ["Contacts", "Marbles", "PlainText", "ReactiveCore"],
  "PlainText": [],
  "Operators": [],
  "Marbles": ["PlainText", "ReactiveCore"],
  "Console": ["PlainText"],
  "Files": [],
  "Page": ["Files", "Marbles", "PlainText"],
  "Forms": ["Marbles", "Page", "PlainText"],
  "Notebook": ["Console", "Files", "Forms", "Marbles", "Page", "PlainText"],
  "WebServer": [],
  "Sandbox": [],
  "Kernel": ["Files", "Page", "PlainText", "Sandbox"],
  "RunCell": ["Console", "Files", "Kernel", "Page", "Sandbox"],
  "CourseModel": ["Files", "Page", "PlainText", "Sandbox"],
  "Judging": [
    "Console", "CourseModel", "Files", "Marbles", "Page", "PlainText", "Sandbox", "Scenes",
  ],
  "Room": [
    "Console", "CourseModel", "Files", "Forms", "Judging", "Page", "PlainText", "Sandbox",
  ],
  "Lab": ["Marbles", "ReactiveCore"],
  "Book": ["CourseModel", "Files", "Forms", "Lab", "Marbles", "Operators", "Page", "Scenes"],
  "LiveBook": [
    "Book", "CourseModel", "Files", "Forms", "Judging", "Kernel", "Page", "PlainText",
    "Sandbox", "Scenes", "WebServer",
  ],
  "course": [
    "Book", "Console", "Contacts", "CourseModel", "Files", "Forms", "Judging", "Kernel", "Lab",
    "LiveBook", "Page", "PlainText", "Room", "Sandbox", "Scenes",
  ],
  "maintain": [
    "Console", "CourseModel", "Files", "Judging", "Kernel", "Page", "PlainText", "Sandbox",
  ],
]

/// What each target of Tests stands on beside what these import themselves, and beside `TestFolders`.
let tests: KeyValuePairs = [
  "ReactiveCoreTests": ["Marbles", "Operators", "ReactiveCore"],
  "ContactsTests": ["Contacts", "Marbles"],
  "MinisTests": ["Marbles", "ReactiveCore", "Solution09", "Solution18"],
  "WebServerTests": ["ReactiveCore", "WebServer"],
  "BookTests": ["Book", "CourseFixtures"],
  "LiveBookTests": ["CourseFixtures", "LiveBook"],
  "CourseTests": ["Contacts", "CourseFixtures", "Scenes", "course"],
  "MaintainTests": ["CourseFixtures", "maintain"],
  "AuthorTests": ["CourseFixtures", "RunCell", "course", "maintain"],
  "ChapterTests": ["Forms", "Lab", "Operators", "Page", "Sandbox"]
    + chapters.map { "Chapter\($0.prefix(2))" },
]

/// The targets of Sources whose tests stand on nothing else.
let testedAlone = [
  "Console", "Files", "Forms", "Kernel", "Lab", "Marbles", "Notebook", "Page", "PlainText",
  "Sandbox", "Scenes",
]

/// What else lies in the folders of sources and of tests.
let unbuilt = [
  "Scenes": ["Transcripts.txt"], "BookTests": ["SearchTerms.txt"],
  "ReactiveCoreTests": ["Exceptions.txt", "Statements.txt"],
  "NotebookTests": ["Golden"],
]

func named(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

var targets = sources.map { name, imports -> Target in
  ["RunCell", "course", "maintain"].contains(name)
    ? .executableTarget(name: name, dependencies: named(imports))
    : .target(
      name: name, dependencies: named(imports), exclude: unbuilt[name] ?? [],
      resources: ["Forms", "Book", "LiveBook"].contains(name) ? [.process("Resources")] : [])
}
targets += [
  .target(name: "TestFolders", path: "Tests/TestFolders"),
  .target(
    name: "CourseFixtures", dependencies: ["Judging", "TestFolders"], path: "Tests/CourseFixtures"),
]
// Those of authors compile packages and run hostile programs, for minutes.
let alone: [(key: String, value: [String])] = testedAlone.map { (key: "\($0)Tests", value: [$0]) }
for (name, needed) in Array(tests) + alone {
  if name == "AuthorTests", Context.environment["AUTHOR_TESTS"] != "1" { continue }
  targets.append(
    .testTarget(
      name: name, dependencies: named(needed + ["TestFolders"]), exclude: unbuilt[name] ?? []))
}

// The learner's side. A page is an executable with its folder's name. An exercise is a package of
// its own; here its tests run against the solution, so that `swift test` proves every solution. An
// editor that opens this package must not take the solution for the learner's own module, so it has
// a name of its own, and the tests' `import Exercise06` finds it by an alias.
for chapter in chapters {
  let number = String(chapter.prefix(2))
  targets += [
    .executableTarget(
      name: "Chapter\(number)",
      dependencies: ["Contacts", "Marbles", "Notebook", "ReactiveCore", "WebServer"],
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
  // What a changed cell is linked against.
  .library(name: "CellLibrary", type: .dynamic, targets: ["Contacts", "Notebook", "WebServer"]),
]

// `COURSE_ANSWER=06-combining swift build --build-tests` builds the answers to an exercise, which
// `course check` has staged below `.build`, with their tests. `COURSE_ANSWER=7.5 swift build`
// builds the program that plays an answer.
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
      .target(name: "CourseWatch", path: "Tests/CourseWatch"),
      .target(name: "CourseHarness", dependencies: imports, path: "Tests/CourseHarness"),
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

// `COURSE_TEST=MarblesTests swift test` builds one test target and what it stands on, and nothing
// else: a sanitizer's build of the library takes a tenth of the time.
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
