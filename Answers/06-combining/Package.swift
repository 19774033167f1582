// swift-tools-version: 6.2
import PackageDescription

let course = "functional-reactive-course"

let package = Package(
  name: "Exercise06",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: course, path: "../..")],
  targets: [
    .target(
      name: "Exercise06",
      dependencies: [
        .product(name: "ReactiveCore", package: course),
        .product(name: "Contacts", package: course),
      ]),
    .testTarget(
      name: "Exercise06Tests",
      dependencies: [
        "Exercise06",
        .product(name: "ReactiveCore", package: course),
        .product(name: "Contacts", package: course),
        .product(name: "Marbles", package: course),
      ]),
  ],
  swiftLanguageModes: [.v6])
