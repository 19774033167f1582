/// What a concatenation holds, apart from it: a subclass lets go only when its superclass has.
final class Pair<Value> {
  let first: Signal<Value>
  let next: Signal<Value>
  private var releaseLoop = ReleaseLoop()

  init(first: Signal<Value>, next: Signal<Value>) {
    (self.first, self.next) = (first, next)
  }

  deinit {
    if ReleaseLoop.isNeeded {
      releaseLoop.hold { [first, next] in _ = (first, next) }
    }
  }
}
