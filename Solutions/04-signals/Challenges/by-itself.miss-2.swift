// The recipe completes before it returns, so the timer is disposed before it fires.
let clock = TestScheduler()
let recorder = Recorder(clock)
let presence = Signal<String> { subscriber in
  let timer = clock.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
  }
  subscriber.sendCompleted()
  return timer
}
let subscription = presence.recorded("presence", by: recorder).subscribe()
clock.advance(by: .milliseconds(3500))
subscription.dispose()
clock.advance(by: .seconds(3))
print(recorder.diagram)
