// `skip` names the guest with whom it begins, counted from zero.
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
let guests = Subject<String>()
guests.recorded("guests", by: recorder).take(2)
  .recorded("take", by: recorder).subscribe()
guests.skip(0).recorded("skip", by: recorder).subscribe()
for guest in "ABCD" {
  scheduler.advance(by: .seconds(1))
  guests.sendNext(String(guest))
}
guests.sendCompleted()
print(recorder.diagram)
