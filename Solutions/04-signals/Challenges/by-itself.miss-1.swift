// The completion is sent with the first value, and ends the signal there.
let clock = TestScheduler()
let recorder = Recorder(clock)
let presence = Signal<String> { subscriber in
  clock.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
    subscriber.sendCompleted()
  }
}
let subscription = presence.recorded("presence", by: recorder).subscribe()
clock.advance(by: .milliseconds(3500))
subscription.dispose()
clock.advance(by: .seconds(3))
print(recorder.diagram)
