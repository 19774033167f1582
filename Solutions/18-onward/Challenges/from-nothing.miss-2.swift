// "start" stands inside the loop, so it is printed after each number.
let numbers = Signal<Int> { subscriber in
  for number in [3, 2, 1] { subscriber.sendNext(number) }
  subscriber.sendCompleted()
  return nil
}
for try await number in numbers.values {
  print(number)
  print("start")
}
