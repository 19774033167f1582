import ReactiveCore

/// Task 5: the field of the address book.
///
///     type     ca        cat   clear  clear
///     texts  ""  "ca"  "cat"   ""
///
/// - `texts` sends the current text, at first "", and then each change.
/// - `type` changes the text, before it is sent.
/// - `clear` sets the text to "". In an empty field it sends nothing.
/// - Other code cannot send through `texts`, not even with a cast.
/// - A subscription does not keep the field alive. When the field is released, `texts` completes.
///
/// Page: 08-subjects, "At the edge", "An unread count"
final class SearchField {
  var texts: Signal<String> { .empty() }

  func type(_ text: String) {}

  func clear() {}
}
