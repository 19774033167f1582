import Exercises
import Files
import Foundation
import Pages

/// A check that a page's text about an excerpt was written for the excerpt's current version.
enum ExcerptVerification {
  static func problems(of chapter: Chapter) throws -> [String] {
    try problems(of: TextFile.read(chapter.page), sources: PagePlace(chapter.page).sources)
  }

  static func problems(of page: String, sources: @escaping SourceReader) throws -> [String] {
    try IncludedText(reading: sources).excerpts(in: page).compactMap { excerpt in
      let digest = String(Digest.of(excerpt.code).prefix(8))
      if excerpt.digest == digest { return nil }
      let what = excerpt.digest == nil ? "has no digest" : "has changed"
      return "\(excerpt.directive) \(what): check the page's text about it, then write "
        + "\(excerpt.directive) #\(digest)"
    }
  }
}
