import ReactiveCore

/// A download under way.
final class Transfer {
  var clock: Disposable?
  private var release: (() -> Void)?

  init(release: @escaping () -> Void) {
    self.release = release
  }

  /// Ends the transfer, the first time: no callback comes after it.
  func cancel() {
    clock?.dispose()
    release?()
    release = nil
  }
}
