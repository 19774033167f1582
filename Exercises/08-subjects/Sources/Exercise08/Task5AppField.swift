import ReactiveCore

/// Task 5: the field of the address book.
///
///     type     ca        cat   clear  clear
///     texts  ""  "ca"  "cat"   ""
///
/// - `texts` sends the current text, at first "", and then each change.
/// - `type` changes the text before sending it.
/// - `clear` empties the text. In an empty field it sends nothing.
/// - Other code can't send through `texts`, not even with a cast.
/// - A subscription doesn't keep the field alive. A released field completes `texts`.
///
/// Page: 08-subjects, "At the edge", "An unread count"
final class SearchField {
  var texts: Signal<String> { .empty() }

  func type(_ text: String) {}

  func clear() {}
}
