let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let lamp = Signal<String> { subscriber in
  scheduler.schedule(after: .milliseconds(3500)) { subscriber.sendCompleted() }
  return scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
  }
}
lamp.recorded("lamp", by: recorder).subscribe()
scheduler.advance(by: .milliseconds(3500))
scheduler.advance(by: .seconds(3))
print(recorder.diagram)
