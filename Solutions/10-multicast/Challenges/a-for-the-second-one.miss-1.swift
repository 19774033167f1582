// The connection is made at six seconds, when both are there. So both get A, and two seconds later.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
let connection = news.publish()
let shared = connection.signal.recorded("publish", by: recorder)
for second in [2, 6] {
  scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
}
scheduler.schedule(after: .seconds(6)) { connection.connect() }
scheduler.run()
print(recorder.diagram)
