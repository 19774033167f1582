import ReactiveCore

/// Task 5: save while typing.
///
///     texts   -ab----c--------d|
///     saves       ^--!
///                      ^--!
///                              ^--!
///     saved   -------b----c-------(d|)
///
/// - A text is ready after two seconds without a key. It is saved unless it equals the previous
///   ready text, even if that one's save failed.
/// - For each subscriber, `loaded` is the first ready text, and isn't saved.
/// - A text is sent once, when its save completes. A save that fails is skipped.
/// - One save runs at a time. Texts that are ready meanwhile are saved in order.
/// - Disposing ends the save, and an error from `texts` ends everything immediately.
/// - When the texts complete, the last text is ready immediately. Completes after the last save.
///
/// Page: 17-pipelines, "The search box"
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  .empty()
}
