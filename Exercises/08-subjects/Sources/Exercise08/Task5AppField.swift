import ReactiveCore

/// Task 5: the field of the address book.
///
/// A field is the edge of the program: a person types, and the rest of the program gets a signal. Write
/// the field of the page, and keep all its promises:
///
/// - `texts` sends the present text first, to each subscriber, and then each change. A new field says "".
/// - `type` changes the text.
/// - `clear` takes the text away. In an empty field there is nothing to take away, so nothing is sent.
/// - Nobody but the field can send, not even with a cast.
/// - A subscription does not keep the field alive. When the field is released, `texts` completes.
///
///     type     ca        cat   clear  clear
///     texts  ""  "ca"  "cat"   ""
///
/// Rests on the page 08-subjects, cells "At the edge" and "An unread count".
final class SearchField {
  var texts: Signal<String> { .empty() }

  func type(_ text: String) {}

  func clear() {}
}
