import ReactiveCore

/// Task 5: pictures for a list.
///
///     lists    -a,b,c,d-------e----
///     loading  -abc--d--------e----     a needs 2 s; d starts when a has completed
///
/// `lists` sends the names of the address book whenever they change. `load(name)` fetches one
/// picture. Send the rows as text: "Ada (A)" when the picture of Ada is "(A)".
///
/// - At most three pictures load at a time. The next one starts when one of them has completed,
///   which may be later than its picture.
/// - A new list, even an empty one, stops the loads of the old list. Its own names start at once.
/// - An error of a picture ends everything.
///
/// No scheduler is given: `names.lazyList.signal(on: .immediate)` makes a signal of the names.
///
/// Rests on the page 07-higher-order, cells "Two at a time" and "The right answer".
func avatars(
  of lists: Signal<[String]>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  .empty()
}
