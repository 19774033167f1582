/// A stream that sends values over time to each subscriber.
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
/// A chain may be as long as memory allows. How deep values and joined signals nest on which stack
/// is in <doc:HowASubscriptionRuns>.
///
/// RAC: `RACSignal`, `+createSignal:`. Keeps SIG-CREATE-1…8, SCH-SUB-1…3.
public class Signal<Value>: @unchecked Sendable {
  // Sendable: the recipe never changes, and `lock` guards the name; values: see `deliver(on:)`.
  private let recipe: (Subscriber<Value>) -> Disposable?
  private let needsScheduler: Bool
  private let lock = Lock()
  @exclusivity(unchecked) private var currentLabel: Name?
  private var releaseLoop = ReleaseLoop()

  /// Creates a signal that runs `recipe` once for each subscription.
  public init(_ recipe: @escaping (_ subscriber: Subscriber<Value>) -> Disposable?) {
    self.recipe = recipe
    needsScheduler = true
    currentLabel = created
  }

  /// Creates a signal whose recipe may do without a scheduler, and run on whichever thread subscribes.
  @usableFromInline
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

  deinit {
    if ReleaseLoop.isNeeded {
      releaseLoop.hold { [recipe, currentLabel] in _ = (recipe, currentLabel) }
    }
  }

  /// Gives `next` the only value, if it takes no subscription to have it, and returns whether it did.
  func passOn(to next: (Value) -> Void) -> Bool { false }

  /// The signals that come one after the other here, if this is a concatenation.
  var parts: (first: Signal<Value>, next: Signal<Value>)? { nil }

  /// Does what the recipe says.
  func work(for subscriber: Subscriber<Value>) -> Disposable? { recipe(subscriber) }

  /// Runs the recipe for a subscriber, or schedules it where no scheduler is current.
  ///
  /// What was postponed has run when it returns.
  final func start(for subscriber: Subscriber<Value>) {
    if Nesting.makesRoom(for: { start(for: subscriber) }) { return }
    Nesting.withCurrent { $0.subscriptions.begin { run(for: subscriber) } }
  }

  /// Runs the recipe for one stage of a chain, inside the recipe of the stage after it.
  final func startStage(for subscriber: Subscriber<Value>) {
    guard Nesting.isDeep else { return run(for: subscriber) }
    Nesting.postpone {
      if !subscriber.subscription.isDisposed { self.run(for: subscriber) }
    }
  }

  @inline(__always)
  private func run(for subscriber: Subscriber<Value>) {
    let subscription = subscriber.subscription
    guard needsScheduler, !ThreadContext.hasScheduler else {
      return subscription.add(work(for: subscriber))
    }
    let begin = { subscription.add(self.work(for: subscriber)) }
    subscription.add(Scheduler.subscription.schedule(begin))
  }
}

/// The name of all signals that are made of a recipe, until they get another.
private let created = Name("+createSignal:")
