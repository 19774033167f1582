import ReactiveCore

/// A running download.
final class Transfer {
  var clock: Disposable?
  private var release: (() -> Void)?

  init(release: @escaping () -> Void) {
    self.release = release
  }

  /// Ends the transfer without further callbacks.
  func cancel() {
    clock?.dispose()
    release?()
    release = nil
  }
}
