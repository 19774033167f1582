/// A disposable that runs its actions once, when `dispose()` is first called.
///
/// A disposable that is added after that call is disposed immediately.
final class MiniDisposable {
  private(set) var isDisposed = false
  private var actions: [() -> Void] = []

  init() {}

  init(_ action: @escaping () -> Void) {
    actions = [action]
  }

  func add(_ other: MiniDisposable?) {
    guard let other else { return }
    if isDisposed { other.dispose() } else { actions.append(other.dispose) }
  }

  func dispose() {
    if isDisposed { return }
    isDisposed = true
    let pending = actions
    actions = []
    for action in pending { action() }
  }
}
