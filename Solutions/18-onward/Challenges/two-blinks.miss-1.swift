// `prefix(2)` would give two blinks, but the `break` leaves the loop after the first one.
let goodbye = ReplaySubject<String>()
let lamp = Signal<String> { subscriber in
  for _ in 1...3 { subscriber.sendNext("blink") }
  return Disposable { goodbye.sendNext("the lamp is off") }
}
for try await blink in lamp.values.prefix(2) {
  print(blink)
  break
}
for try await word in goodbye.values.prefix(1) { print(word) }
