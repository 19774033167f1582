// The count of two says how long it lives.
// snippet.hide
let center = NotificationCenter()
// snippet.show
final class Screen { let lifetime = Lifetime() }
let lowBattery = Notification.Name("lowBattery")
center.post(name: lowBattery, object: nil)
var screen = Screen()
center.signal(for: lowBattery)
  .take(until: screen.lifetime.ended).take(2)
  .subscribe(
    next: { _ in print("low battery") },
    completed: { print("the screen has gone") })
center.post(name: lowBattery, object: nil)
screen = Screen()
center.post(name: lowBattery, object: nil)
