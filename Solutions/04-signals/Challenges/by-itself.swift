let clock = TestScheduler()
let recorder = Recorder(clock)
let presence = Signal<String> { subscriber in
  let end = clock.schedule(after: .milliseconds(3500)) {
    subscriber.sendCompleted()
  }
  let timer = clock.schedule(after: .seconds(1), every: .seconds(1)) {
    subscriber.sendNext("*")
  }
  return Disposable {
    timer?.dispose()
    end?.dispose()
  }
}
presence.recorded("presence", by: recorder).subscribe()
clock.advance(by: .milliseconds(3500))
clock.advance(by: .seconds(3))
print(recorder.diagram)
