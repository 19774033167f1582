import ReactiveCore

/// Task 5: pictures for a list.
///
/// The list of the address book sends its names whenever it changes. Each row needs a picture, and
/// `load(name)` fetches one. Return the rows as text: "Ada (A)" when the picture of Ada is "(A)".
///
/// - At most three pictures are loaded at a time; the next name starts when one of them has completed,
///   which may be later than its picture.
/// - A new list calls off what the old one still loads, and its names start at once.
/// - An error of a picture ends it all.
///
///     lists    -a,b,c,d-------e----
///     loading  -abc--d--------e----     a needs 2 s; d starts when a is done
///
/// No scheduler is given: make a signal of the names with `names.lazyList.signal(on: .immediate)`.
///
/// Rests on the page 07-higher-order, cells "Two at a time" and "The right answer".
func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
