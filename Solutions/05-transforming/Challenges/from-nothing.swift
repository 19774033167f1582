let taps = ["tap", "tap", "tap"].lazyList
let isOn = taps.scan(false) { isOn, _ in !isOn }
for value in isOn { print(value) }
