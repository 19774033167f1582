import ReactiveCore

/// Task 5: save while typing.
///
///     texts   -ab----c--------d|
///     saves       ^--!
///                      ^--!
///                              ^--!
///     saved   -------b----c-------(d|)
///
/// - A version of the text is ready after two seconds without typing. It is saved unless it equals
///   the previous ready version, even if that version's save failed.
/// - For each subscriber, `loaded` is the first ready version, and isn't saved.
/// - A version is sent once, when its save completes. A save that fails is skipped.
/// - One save runs at a time. Versions that become ready meanwhile are saved later, in order.
/// - Disposal ends the running save. An error from `texts` ends everything immediately.
/// - When `texts` completes, its last version is ready immediately. Completes after the last save.
///
/// Page: 17-pipelines, "The search box"
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  .empty()
}
