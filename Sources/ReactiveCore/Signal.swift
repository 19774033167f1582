/// A stream that is pushed: values that come over time, to whoever subscribes.
///
/// A signal is cold. It holds a recipe, and runs it once for each subscription:
///
/// ```swift
/// let answer = Signal<Int> { subscriber in
///   subscriber.sendNext(42)
///   subscriber.sendCompleted()
///   return nil
/// }
/// answer.subscribeNext { print($0) }  // 42
/// ```
///
/// The recipe returns a disposable that gives back what it took, or `nil`. It runs at once where a
/// scheduler is current, and on one shared background scheduler where none is.
///
/// RAC: `RACSignal`, `+createSignal:`. Keeps SIG-CREATE-1…8, SCH-SUB-1…3.
public class Signal<Value>: @unchecked Sendable {
  // Sendable: the recipe never changes, and `lock` guards the name.
  private let recipe: (Subscriber<Value>) -> Disposable?
  private let needsScheduler: Bool
  private let lock = Lock()
  @exclusivity(unchecked) private var currentLabel: Name?

  /// Creates a signal that runs `recipe` once for each subscription.
  public init(_ recipe: @escaping (_ subscriber: Subscriber<Value>) -> Disposable?) {
    self.recipe = recipe
    needsScheduler = true
    currentLabel = created
  }

  /// Creates a signal whose recipe may do without a scheduler, and run on whichever thread subscribes.
  init(
    needsScheduler: Bool = true, label: Name? = nil,
    recipe: @escaping (_ subscriber: Subscriber<Value>) -> Disposable?
  ) {
    self.recipe = recipe
    self.needsScheduler = needsScheduler
    currentLabel = label
  }

  final var label: Name? {
    get { lock.withLock { currentLabel } }
    set { lock.withLock { currentLabel = newValue } }
  }

  /// Runs the recipe for a subscriber that is subscribed to nothing else yet.
  final func attach(_ subscriber: Subscriber<Value>) {
    guard needsScheduler, !Scheduler.hasCurrent else {
      return run(for: subscriber)
    }
    subscriber.subscription.add(
      Scheduler.subscription.schedule { self.run(for: subscriber) })
  }

  private func run(for subscriber: Subscriber<Value>) {
    subscriber.subscription.add(recipe(subscriber))
  }
}

/// The name of all signals that are made of a recipe, until they get another.
private let created = Name("+createSignal:")
