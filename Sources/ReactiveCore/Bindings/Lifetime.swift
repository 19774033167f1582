/// A token whose `ended` signal completes when the object that stores it is deallocated.
///
/// ```swift
/// final class Screen {
///   let lifetime = Lifetime()
/// }
/// clock.take(until: screen.lifetime.ended).subscribeNext { … }
/// ```
///
/// Swift runs the object's own `deinit` first, and then releases its properties, including the
/// token.
///
/// RAC: `-rac_willDeallocSignal`, `-rac_deallocDisposable`.
public final class Lifetime: Sendable {
  /// A signal that sends no values, and completes when the token is deallocated.
  ///
  /// Subscribers that arrive later receive the completion immediately.
  public let ended: Signal<Never>

  private let end = ReplaySubject<Never>()
  private let disposables = CompoundDisposable()

  /// Creates a token for an object to store in a property.
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
