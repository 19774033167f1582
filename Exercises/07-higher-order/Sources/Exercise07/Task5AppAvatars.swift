import ReactiveCore

/// Task 5: pictures for a list.
///
///     lists    -a,b,c,d-------e----     a needs 2 s;
///     loading  -abc--d--------e----     d starts when a has completed
///
/// `lists` sends all names at each change, and `load(name)` one picture. Send the rows as text:
/// "Ada (A)" if Ada's picture is "(A)".
///
/// - At most three pictures load at a time. The next one starts when one has completed, which may
///   be later than its picture.
/// - A new list, even an empty one, stops the old list's loads. Its own start at once.
/// - An error of a picture ends everything.
///
/// `names.lazyList.signal(on: .immediate)` makes a signal of the names.
///
/// Page: 07-higher-order, "Two at a time", "The right answer"
func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
