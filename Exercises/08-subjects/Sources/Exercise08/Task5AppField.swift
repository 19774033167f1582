import ReactiveCore

/// Task 5: the address book's search field.
///
///     type     ca        cat   clear  clear
///     texts  ""  "ca"  "cat"   ""
///
/// - `texts` sends the current text, initially "", and then each change.
/// - `type` stores the new text before sending it.
/// - `clear` empties the text. It sends nothing if the field is already empty.
/// - Other code can't send through `texts`, not even after a cast.
/// - A subscription doesn't keep the field alive. When the field is released, `texts` completes.
///
/// Page: 08-subjects, "At the edge", "An unread count"
final class SearchField {
  var texts: Signal<String> { .empty() }

  func type(_ text: String) {}

  func clear() {}
}
