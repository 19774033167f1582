// The row lives, so a weak reference to it still finds it. Weak ends no subscription.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let row = Cell()
func show(_ picture: Signal<String>, _ name: String) {
  picture.recorded(name, by: recorder).subscribeNext { [weak row] in row?.text = $0 }
}
show(scheduler.cold("----A|"), "Ada's picture")
scheduler.advance(by: .seconds(2))
row.prepareForReuse()
show(scheduler.cold("-G|"), "Grace's picture")
scheduler.run()
print(recorder.diagram)
print("the row shows \(row.text)")
