// The end is sent with the first value.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let lamp = Signal<String> { subscriber in
  scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
    subscriber.sendCompleted()
  }
}
let subscription = lamp.recorded("lamp", by: recorder).subscribe()
scheduler.advance(by: .milliseconds(3500))
subscription.dispose()
scheduler.advance(by: .seconds(3))
print(recorder.diagram)
