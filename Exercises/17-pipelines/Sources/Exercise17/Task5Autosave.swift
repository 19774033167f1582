import ReactiveCore

/// Task 5: save while somebody writes.
///
/// A note was loaded, and `texts` sends it after each key. Save it, and send each text when it has been
/// saved.
///
/// - A text is saved when nobody has typed for two seconds.
/// - A text that is equal to the one that was ready to be saved before it is not saved again. Before the
///   first one, that is the loaded text.
/// - A save is done when it completes, whatever it sends before that.
/// - One save at a time. A save that is under way is never interrupted; the next one begins after it.
/// - A save that fails is passed over, and the next text is saved as ever.
/// - When the texts complete, what waits is saved at once. The result completes after the last save.
///
/// Here a save takes three seconds:
///
///     texts   -ab----c--------d|
///     saves       ^--!
///                      ^--!
///                              ^--!
///     saved   -------b----c-------(d|)
///
/// Rests on the page 17-pipelines, cells "The search box" and "Without the switch".
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  .empty()
}
