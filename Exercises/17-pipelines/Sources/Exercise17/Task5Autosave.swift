import ReactiveCore

/// Task 5: save while somebody writes.
///
/// A note was loaded, and `texts` sends it after each key. Save it, and send each text when it has been
/// saved.
///
/// - A text is ready, and is saved, when nothing was typed for two seconds.
/// - A ready text that equals the ready text before it is not saved. The loaded text counts as the first
///   ready one, for each subscriber.
/// - A save is done when it completes, whatever it sends before that.
/// - One save at a time. A newer text never interrupts a save; the next save begins after it.
/// - When the subscriber leaves, the save ends, and a text that waits is dropped.
/// - A save that fails is passed over, and the next text is saved as usual.
/// - When the texts complete, a text that waits is saved at once. The result completes after the last
///   save. An error of the texts ends it at once.
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
