final class SearchScreen {
  let lifetime = Lifetime()
  init(_ keyboard: Signal<Int>) {
    lifetime.add(
      keyboard.subscribe(
        next: { [weak self] in print("height \($0), screen:", self != nil) },
        completed: { print("no longer subscribed") }))
  }
  deinit { print("released") }
}
let keyboard = BehaviorSubject(300)
var screens = [SearchScreen(keyboard)]
screens.removeAll()
keyboard.sendNext(0)
