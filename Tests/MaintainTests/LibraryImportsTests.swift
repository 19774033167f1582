import XCTest

@testable import maintain

final class LibraryImportsTests: XCTestCase {
  private func isAllowed(_ module: String, in file: String) -> Bool {
    let use = CodeIndex.Use(name: module, home: .module, file: "Sources/\(file)", line: 1)
    return LibraryImports(uses: [use]).faults.isEmpty
  }

  func test_only_the_library_is_looked_at() {
    XCTAssertTrue(isAllowed("Foundation", in: "Page/Page.swift"))
  }

  func test_platform_imports_what_has_locks() {
    XCTAssertTrue(isAllowed("Synchronization", in: "ReactiveCore/Platform/Lock.swift"))
    XCTAssertFalse(isAllowed("Synchronization", in: "ReactiveCore/Bindings/Observed.swift"))
    XCTAssertFalse(isAllowed("Glibc", in: "ReactiveCore/Schedulers/Scheduler.swift"))
  }

  func test_bindings_and_schedulers_import_Foundation_and_nothing_else_does() {
    XCTAssertTrue(isAllowed("Foundation", in: "ReactiveCore/Bindings/Observed.swift"))
    XCTAssertTrue(isAllowed("Dispatch", in: "ReactiveCore/Schedulers/Scheduler.swift"))
    XCTAssertFalse(isAllowed("Foundation", in: "ReactiveCore/Operators/Map.swift"))
    XCTAssertFalse(isAllowed("Foundation", in: "ReactiveCore/Signal.swift"))
  }
}
