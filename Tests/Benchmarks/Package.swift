// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "functional-reactive-course", path: "../..")],
  targets: [
    // A separate module, so that the compiler doesn't inline its functions.
    .target(name: "BenchmarkFloor"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "BenchmarkFloor",
        .product(name: "ReactiveCore", package: "functional-reactive-course"),
      ]),
  ],
  swiftLanguageModes: [.v6])
