import XCTest

/// The transcripts that the documents print, to the letter.
final class TranscriptTests: XCTestCase {
  private func assert(
    _ chapter: String, cell: Int, prints expected: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let page = try PageProcess(chapter, "--cell", "\(cell)")
    let printed = page.lines.filter { $0.hasPrefix("  │ ") }.map { String($0.dropFirst(4)) }
    XCTAssertEqual(printed, expected, file: file, line: line)
  }

  func test_a_lazy_list_computes_an_element_when_it_is_read_and_once() throws {
    try assert(
      "03-sequences", cell: 2,
      prints: ["- head", "A", "- tail.head", "B", "- tail.head, again", "- got A_ B_ B_"])
  }

  func test_even_numbers_are_squared() throws {
    try assert("03-sequences", cell: 7, prints: ["results = [4, 16]"])
  }

  func test_letters_come_in_order() throws {
    try assert("04-signals", cell: 1, prints: ["A B C D E F G H I"])
  }

  func test_an_injected_effect_comes_before_the_subscriber() throws {
    try assert(
      "04-signals", cell: 6, prints: ["about to complete subscription 1", "subscription 1"])
  }

  func test_map_and_filter_make_a_new_stream() throws {
    let mapped = ["AA BB CC DD EE FF GG HH II", "* * * * * * * * *"]
    try assert("05-transforming", cell: 2, prints: mapped + ["2 4 6 8", "2 6 8"])
  }

  func test_flattenMap_makes_none_one_or_many() throws {
    try assert(
      "05-transforming", cell: 3,
      prints: ["1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9", "1_ 3_ 5_ 7_ 9_"])
  }

  func test_the_end_says_that_all_entries_are_saved() throws {
    try assert(
      "05-transforming", cell: 4,
      prints: [
        "saving", "B saved, at 1.0 seconds", "C saved, at 2.0 seconds", "A saved, at 3.0 seconds",
        "All database entries saved successfully.",
      ])
  }

  func test_merge_sends_in_order_of_arrival() throws {
    try assert("06-combining", cell: 1, prints: ["A", "1", "B", "C", "2"])
  }

  func test_concat_sends_one_after_the_other() throws {
    try assert("06-combining", cell: 3, prints: ["A B C D E F G H I 1 2 3 4 5 6 7 8 9"])
  }

  func test_then_keeps_the_effects_and_drops_the_values() throws {
    try assert("06-combining", cell: 5, prints: ["A B C D E F G H I", "1 2 3 4 5 6 7 8 9"])
  }

  func test_combineLatest_loses_what_came_too_early() throws {
    try assert("06-combining", cell: 6, prints: ["B1", "B2", "C2", "C3"])
  }

  func test_zip_pairs_by_position() throws {
    try assert("06-combining", cell: 7, prints: ["A1", "B2", "C3"])
  }

  func test_flatten_sends_what_both_send_and_puts_one_list_behind_the_other() throws {
    try assert("07-higher-order", cell: 2, prints: ["A", "1", "B", "C", "2"])
    try assert("07-higher-order", cell: 3, prints: ["A B C D E F G H I 1 2 3 4 5 6 7 8 9"])
  }

  func test_a_switch_shows_the_selected_channel_and_ends_with_an_error() throws {
    try assert("07-higher-order", cell: 7, prints: ["A", "B", "1", "D"])
    try assert(
      "07-higher-order", cell: 8,
      prints: ["Next : A", "Next : B", #"Error : Error Domain=error Code=1 "(null)""#])
  }

  func test_two_packages_reach_four_subscribers_of_each_subject() throws {
    let line = { (time: String, number: Int, package: Int, subject: String) in
      "\(time) s Subscriber \(number) get a next value: send package \(package) from \(subject)"
    }
    let first = ["subject", "replay subject"].flatMap { subject in
      [1, 2].map { line("1.0", $0, 1, subject) }
    }
    let played = [3, 4].map { line("1.1", $0, 1, "replay subject") }
    let second = ["subject", "replay subject"].flatMap { subject in
      [1, 2, 3, 4].map { line("2.0", $0, 2, subject) }
    }
    try assert("08-subjects", cell: 6, prints: first + played + second)
  }

  func test_a_cold_signal_made_hot_by_hand() throws {
    try assert(
      "09-hot-and-cold", cell: 6,
      prints: [
        "0.0 seconds: Subject created.", "2.0 seconds: Cold signal be subscribed.",
        "3.5 seconds: Subscriber 1 recieve value:A.", "5.0 seconds: Subscriber 1 recieve value:B.",
        "5.0 seconds: Subscriber 2 recieve value:B.",
      ])
  }

  /// In the first line the document prints the class and the address of the signal.
  ///
  /// No two runs print the same address; the page prints how the signal was made.
  func test_a_command_sends_the_execution_its_value_its_end_and_its_error() throws {
    try assert(
      "13-commands", cell: 6,
      prints: [
        "Signal [<Command<String, String>> -execute: hello world] -catchTo: +empty",
        "Next : INPUT :hello world", "Completed",
        #"error 里才有? Error Domain=ddd Code=1 "(null)""#,
      ])
  }

  func test_a_description_names_each_operator() throws {
    try assert(
      "16-guidelines-and-debugging", cell: 12,
      prints: ["[[[observe(username)] -distinctUntilChanged] -take: 3] -filter:"])
  }
}
