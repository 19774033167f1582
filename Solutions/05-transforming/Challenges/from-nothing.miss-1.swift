// `map` sees one tap and not the state before it, so each tap says the same.
let taps = ["tap", "tap", "tap"].lazyList
let isOn = taps.map { _ in !false }
for value in isOn { print(value) }
