import Foundation

/// SwiftPM as this project calls it, and where it puts what it makes.
///
/// No other file knows a folder of SwiftPM's. They are those of its native build system, which is asked for by
/// name: with another one they are elsewhere.
package struct SwiftBuild: Sendable {
  package let package: URL
  package let scratch: URL

  /// - Parameter scratch: Where it builds; nil for its own place in the package.
  package init(of package: URL, scratch: URL? = nil) {
    self.package = package
    self.scratch = scratch ?? package.appendingPathComponent(".build")
  }

  package func command(_ options: [String] = []) -> [String] {
    [
      "swift", "build", "--build-system", "native", "--package-path", package.path,
      "--scratch-path", scratch.path,
    ] + options
  }

  /// Where the programs are.
  package var products: URL { scratch.appendingPathComponent("debug") }
  package var modules: URL { products.appendingPathComponent("Modules") }

  package func interface(of module: String) -> URL {
    modules.appendingPathComponent("\(module).swiftmodule")
  }

  /// The program that runs the tests of a package of this name.
  package func tests(of name: String) -> URL {
    products.appendingPathComponent("\(name)PackageTests.xctest")
  }

  /// Runs those tests of it that the filter names.
  ///
  /// - Parameter runner: What runs a bundle on macOS, where a bundle is no program.
  package static func testCommand(bundle: URL, filter: String, runner: [String]) -> [String] {
    #if os(macOS)
      runner + ["-XCTest", filter, bundle.path]
    #else
      [bundle.path, filter]
    #endif
  }
}
