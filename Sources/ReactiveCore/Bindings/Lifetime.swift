/// A token that an object holds, and whose signal completes when the object is deallocated.
///
/// ```swift
/// final class Screen {
///   let lifetime = Lifetime()
/// }
/// clock.take(until: screen.lifetime.ended).subscribeNext { … }
/// ```
///
/// The token is deallocated with the object that holds it, and its `deinit` completes `ended`.
/// Swift runs the object's own `deinit` first, and drops its properties, the token among them,
/// after that.
///
/// RAC: `-rac_willDeallocSignal`, `-rac_deallocDisposable`.
public final class Lifetime: Sendable {
  /// Sends no value, and completes when the token is deallocated.
  ///
  /// A subscriber that comes after that gets completion at once.
  public let ended: Signal<Never>

  private let end = ReplaySubject<Never>()
  private let disposables = CompoundDisposable()

  /// Creates a token, which lives as long as it is held.
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
