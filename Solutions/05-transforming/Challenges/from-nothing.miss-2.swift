// With `startWith` the first state is printed, too. Only the state after each tap is wanted.
let taps = ["tap", "tap", "tap"].lazyList
let isOn = taps.scan(false) { isOn, _ in !isOn }.startWith(false)
for value in isOn { print(value) }
