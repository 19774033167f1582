/// A token that an object holds, with a signal that completes when the object is deallocated.
///
/// ```swift
/// final class Screen {
///   let lifetime = Lifetime()
/// }
/// clock.take(until: screen.lifetime.ended).subscribeNext { … }
/// ```
///
/// The token is deallocated with the object that holds it, and its `deinit` completes `ended`.
/// Swift first runs the object's own `deinit`, and then releases its properties, including the
/// token.
///
/// RAC: `-rac_willDeallocSignal`, `-rac_deallocDisposable`.
public final class Lifetime: Sendable {
  /// A signal that sends no value, and completes when the token is deallocated.
  ///
  /// A later subscriber receives the completion at once.
  public let ended: Signal<Never>

  private let end = ReplaySubject<Never>()
  private let disposables = CompoundDisposable()

  /// Creates a token, which exists until its last reference is released.
  public init() { ended = end.named("ended") }

  /// Disposes `disposable` when the token is deallocated, before `ended` completes.
  public func add(_ disposable: Disposable?) {
    disposables.add(disposable)
  }

  deinit {
    disposables.dispose()
    end.sendCompleted()
  }
}
