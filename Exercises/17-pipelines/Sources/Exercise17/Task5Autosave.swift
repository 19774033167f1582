import ReactiveCore

/// Task 5: save while typing.
///
///     texts   -ab----c--------d|
///     saves       ^--!
///                      ^--!
///                              ^--!
///     saved   -------b----c-------(d|)
///
/// Here a save takes three seconds.
///
/// - A text is ready, and is saved, after two seconds without a key.
/// - It is not saved if it equals the ready text before. For each subscriber `loaded` is the first
///   one.
/// - A save is done when it completes, no matter what it sends.
/// - One save at a time: newer texts wait, and are saved in order.
/// - Disposing ends the save.
/// - A save that fails is skipped.
/// - When the texts complete, a waiting text is ready at once. The result completes after the last
///   save.
/// - An error of the texts ends it at once.
///
/// Page: 17-pipelines, "The search box"
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  .empty()
}
