// The loop stands in a task, and the cell prints "start" before that task has its turn.
let numbers = Signal<Int> { subscriber in
  for number in [3, 2, 1] { subscriber.sendNext(number) }
  subscriber.sendCompleted()
  return nil
}
let countdown = Task {
  for try await number in numbers.values { print(number) }
}
print("start")
try await countdown.value
