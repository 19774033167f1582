/// A token that an object keeps, and that notifies when the object goes.
///
/// ```swift
/// final class Screen {
///   let lifetime = Lifetime()
/// }
/// clock.take(until: screen.lifetime.ended).subscribeNext { … }
/// ```
///
/// The token goes with the object that keeps it, and its `deinit` completes `ended`. Swift runs the
/// object's own `deinit` first, and drops its properties, the token among them, after that.
///
/// RAC: `-rac_willDeallocSignal`, `-rac_deallocDisposable`. Keeps OBJ-DEALLOC-3, OBJ-DEALLOC-4.
public final class Lifetime: Sendable {
  /// Sends nothing but completion, when the token goes; at once to whoever comes after that.
  public let ended: Signal<Never>

  private let end = ReplaySubject<Never>()
  private let disposables = CompoundDisposable()

  /// Creates a token, which lives as long as somebody keeps it.
  public init() { ended = end.named("ended") }

  /// Disposes `disposable` when the token goes, before `ended` completes.
  public func add(_ disposable: Disposable?) {
    disposables.add(disposable)
  }

  deinit {
    disposables.dispose()
    end.sendCompleted()
  }
}
