import CourseModel
import Foundation

/// The reference that docc has made of the library: what the index of operators links to.
///
/// It knows the pages that are there, so that no link leads nowhere.
package struct Reference: Sendable {
  private let addresses: [String: String]

  /// - Parameters:
  ///   - folder: What docc has written for the library.
  ///   - address: Where a page of the book finds that folder.
  package init(folder: URL, address: String) throws {
    let pages = ["signal", "multicastconnection"].flatMap { type in
      let place = "documentation/reactivecore/\(type)"
      let data = folder.appendingPathComponent("data/\(place)")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []
      return files.filter { $0.hasSuffix(".json") }.sorted().map { file in
        let page = file.dropLast(".json".count)
        // What is declared several times has pages such as `and()-2pc2t`.
        return (String(page.prefix { $0 != "-" }), "\(address)/\(place)/\(page)/")
      }
    }
    guard !pages.isEmpty else {
      throw CourseError(
        "there is no reference of ReactiveCore in \(folder.path): make it with .ci/documentation.")
    }
    addresses = Dictionary(pages) { first, _ in first }
  }

  func address(of operation: Operator) -> String? {
    addresses[operation.name.lowercased()]?
      .addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
  }
}
