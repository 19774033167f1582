import Exercises
import Files
import Foundation
import Pages

/// Checks that a page's text about an excerpt was written for its current version.
enum ExcerptProof {
  static func problems(of chapter: Chapter) throws -> [String] {
    problems(
      of: try TextFile.read(chapter.page), library: LibrarySource(ofPageAt: chapter.page.path))
  }

  static func problems(of page: String, library: LibrarySource) -> [String] {
    library.excerpts(in: page).compactMap { excerpt in
      let digest = String(Digest.of(excerpt.code).prefix(8))
      if excerpt.digest == digest { return nil }
      let what = excerpt.digest == nil ? "has no digest" : "has changed"
      return "\(excerpt.directive) \(what): read what the page says of it, then write "
        + "\(excerpt.directive) #\(digest)"
    }
  }
}
