import ReactiveCore

/// Task 5: save while typing.
///
/// `texts` sends a note after each key. Save it, and send each saved text. Here a save takes three
/// seconds:
///
///     texts   -ab----c--------d|
///     saves       ^--!
///                      ^--!
///                              ^--!
///     saved   -------b----c-------(d|)
///
/// - A text is ready, and is saved, after two seconds without a key.
/// - It is not saved if it equals the ready text before. For each subscriber `loaded` is the first
///   one.
/// - A save is done when it completes, no matter what it sends.
/// - One save at a time: a newer text waits.
/// - When the subscriber leaves, the save ends.
/// - A save that fails is skipped.
/// - When the texts complete, a waiting text is saved at once, and then the result completes. An
///   error of the texts ends it at once.
///
/// Page: 17-pipelines, "The search box"
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  .empty()
}
