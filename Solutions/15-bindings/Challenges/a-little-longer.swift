// snippet.hide
let center = NotificationCenter()
// snippet.show
final class Screen { let lifetime = Lifetime() }
let lowBattery = Notification.Name("lowBattery")
center.post(name: lowBattery, object: nil)
var screen = Screen()
center.signal(for: lowBattery)
  .take(until: screen.lifetime.ended)
  .subscribe(
    next: { _ in print("low battery") },
    completed: { print("the screen has gone") })
center.post(name: lowBattery, object: nil)
center.post(name: lowBattery, object: nil)
screen = Screen()
