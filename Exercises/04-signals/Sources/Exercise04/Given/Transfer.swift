import ReactiveCore

/// A download that can be canceled.
final class Transfer {
  var clock: Disposable?
  private var release: (() -> Void)?

  init(release: @escaping () -> Void) {
    self.release = release
  }

  /// Stops the transfer.
  func cancel() {
    clock?.dispose()
    release?()
    release = nil
  }
}
