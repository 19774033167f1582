import Foundation

/// SwiftPM's build command, and the paths of its products.
///
/// Only the native build system uses these paths, so the command selects it explicitly.
package struct SwiftBuild: Sendable {
  package let package: URL
  package let scratch: URL

  /// Creates a build of a package.
  ///
  /// - Parameter scratch: The build folder, or `nil` for the package's `.build` folder.
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

  package var products: URL { scratch.appendingPathComponent("debug") }

  package func interface(of module: String) -> URL {
    products.appendingPathComponent("Modules/\(module).swiftmodule")
  }

  /// Returns the location of a package's test bundle.
  package func tests(of name: String) -> URL {
    products.appendingPathComponent("\(name)PackageTests.xctest")
  }

  /// Returns the command that runs a bundle's tests, limited to names that match a filter.
  ///
  /// - Parameter runner: The command that runs the bundle on macOS.
  package static func testCommand(bundle: URL, filter: String, runner: [String]) -> [String] {
    #if os(macOS)
      runner + ["-XCTest", filter, bundle.path]
    #else
      [bundle.path, filter]
    #endif
  }
}
