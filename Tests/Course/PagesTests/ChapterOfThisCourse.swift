import Foundation

@testable import Pages

/// Returns a real page with prose, cells, questions, and excerpts of the library.
func chapterOfThisCourse() throws -> (text: String, sources: SourceReader) {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let file = root.appendingPathComponent("Chapters/06-combining/main.swift")
  return (try String(contentsOf: file, encoding: .utf8), PagePlace(file).sources)
}
