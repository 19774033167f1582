let clock = TestScheduler()
let recorder = Recorder(clock)
let presence = Signal<String> { subscriber in
  clock.schedule(after: .milliseconds(3500)) { subscriber.sendCompleted() }
  return clock.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
  }
}
presence.recorded("presence", by: recorder).subscribe()
clock.advance(by: .milliseconds(3500))
clock.advance(by: .seconds(3))
print(recorder.diagram)
