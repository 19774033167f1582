let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let found = scheduler.cold("-A-B-C-D-|").recorded("found", by: recorder)
let connection = found.multicast(ReplaySubject())
let shared = connection.signal.recorded("publish", by: recorder)
for second in [2, 6] {
  scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
}
scheduler.schedule(after: .seconds(4)) { connection.connect() }
scheduler.run()
print(recorder.diagram)
