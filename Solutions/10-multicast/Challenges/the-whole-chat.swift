let clock = TestScheduler()
let chat = clock.cold("-'Hi'-'Lunch'-'Pizza'-'OK'-|")
let shared = chat.replay()
clock.run()
shared.subscribe(
  next: { print($0) }, completed: { print("end") })
