// Without an end it hears both, and its own end never comes.
// snippet.hide
let center = NotificationCenter()
// snippet.show
final class Screen { let lifetime = Lifetime() }
let lowBattery = Notification.Name("lowBattery")
center.post(name: lowBattery, object: nil)
var screen = Screen()
center.signal(for: lowBattery)
  .subscribe(
    next: { _ in print("low battery") },
    completed: { print("the screen has gone") })
center.post(name: lowBattery, object: nil)
screen = Screen()
center.post(name: lowBattery, object: nil)
