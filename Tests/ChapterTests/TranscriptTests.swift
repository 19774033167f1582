import XCTest

/// The transcripts that the documents print: a cell of the chapter prints each to the letter.
///
/// A page proves that it prints what it says; this proves that it says what the documents say.
final class TranscriptTests: XCTestCase {
  func test_each_transcript_of_the_documents_is_printed_by_a_cell_of_its_chapter() throws {
    let outputs = try PageRuns.texts.get().reduce(into: [:]) {
      $0[$1.chapter] = Self.outputs(of: $1.text)
    }
    for transcript in Self.transcripts {
      let printed = try XCTUnwrap(outputs[transcript.chapter], transcript.chapter)
      XCTAssertTrue(
        printed.contains(transcript.lines),
        "\(transcript.chapter): no cell prints\n"
          + transcript.lines.joined(separator: "\n"))
    }
  }

  /// What the cells have printed, one after the other.
  private static func outputs(of page: String) -> [[String]] {
    page.split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("  │") }.map { $0.map { String($0.dropFirst(4)) } }
  }

  private struct Transcript {
    let chapter: String
    let lines: [String]

    init(_ chapter: String, _ lines: String...) {
      self.chapter = chapter
      self.lines = lines
    }
  }

  private static let transcripts = [
    // A lazy list computes an element when it is read, and once.
    Transcript(
      "03-sequences", "- head", "A", "- tail.head", "B", "- tail.head, again", "- got A_ B_ B_"),
    Transcript("04-signals", "A B C D E F G H I"),
    // An injected effect comes before the subscriber.
    Transcript("04-signals", "about to complete subscription 1", "subscription 1"),
    // Merge sends in order of arrival.
    Transcript("06-combining", "A", "1", "B", "C", "2"),
    // Combine latest loses what came too early; zip pairs by position.
    Transcript("06-combining", "B1", "B2", "C2", "C3"),
    Transcript("06-combining", "A1", "B2", "C3"),
    // Flatten sends what both send, and puts one list behind the other.
    Transcript("07-higher-order", "A", "1", "B", "C", "2"),
    Transcript("07-higher-order", "A B C D E F G H I 1 2 3 4 5 6 7 8 9"),
    // A switch shows the selected channel, and ends with an error.
    Transcript("07-higher-order", "A", "B", "1", "D"),
    Transcript(
      "07-higher-order", "Next : A", "Next : B", #"Error : Error Domain=error Code=1 "(null)""#),
    // A description names each operator.
    Transcript(
      "16-guidelines-and-debugging",
      "[[[observe(username)] -distinctUntilChanged] -take: 3] -filter:"),
  ]
}
