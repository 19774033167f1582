import Exercises
import Files
import Foundation
import Pages

/// A check that a page's text was written for the current versions of its excerpts.
enum ExcerptVerification {
  static func problems(of chapter: Chapter) throws -> [String] {
    try problems(of: TextFile.read(chapter.page), sources: PagePlace(chapter.page).sources)
  }

  static func problems(of page: String, sources: @escaping SourceReader) throws -> [String] {
    try IncludedText(reading: sources).excerpts(in: page).compactMap { excerpt in
      let digest = String(Digest.of(excerpt.code).prefix(8))
      if excerpt.digest == digest { return nil }
      let what = excerpt.digest == nil ? "has no digest" : "has changed"
      return "\(excerpt.directive) \(what). Check the page's text about this excerpt, then write "
        + "\(excerpt.directive) #\(digest)"
    }
  }
}
