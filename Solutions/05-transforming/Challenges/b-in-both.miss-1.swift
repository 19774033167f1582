// More is taken: then it is C that stands in both.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let guests = Subject<String>()
guests.recorded("guests", by: recorder).take(3)
  .recorded("take", by: recorder).subscribe()
guests.skip(2).recorded("skip", by: recorder).subscribe()
for guest in "ABCD" {
  scheduler.advance(by: .seconds(1))
  guests.sendNext(String(guest))
}
guests.sendCompleted()
print(recorder.diagram)
