// A behavior subject sends its present value, to the first listener, too. At two seconds that is "?".
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
let connection = news.multicast(BehaviorSubject("?"))
let shared = connection.signal.recorded("publish", by: recorder)
for second in [2, 6] {
  scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
}
scheduler.schedule(after: .seconds(4)) { connection.connect() }
scheduler.run()
print(recorder.diagram)
