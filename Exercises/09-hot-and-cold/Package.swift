// swift-tools-version: 6.2
import PackageDescription

let course = "functional-reactive-course"

let package = Package(
  name: "Exercise09",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: course, path: "../..")],
  targets: [
    .target(
      name: "Exercise09",
      dependencies: [
        .product(name: "ReactiveCore", package: course),
        .product(name: "Marbles", package: course),
      ]),
    .testTarget(
      name: "Exercise09Tests",
      dependencies: [
        "Exercise09",
        .product(name: "ReactiveCore", package: course),
        .product(name: "Contacts", package: course),
        .product(name: "Marbles", package: course),
      ]),
  ],
  swiftLanguageModes: [.v6])
