// This clears what the row shows at two seconds. The old picture comes two seconds later.
// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let row = Cell()
func show(_ picture: Signal<String>, _ name: String) {
  picture.recorded(name, by: recorder).subscribeNext { row.text = $0 }
}
show(scheduler.cold("----A|"), "Ada's picture")
scheduler.advance(by: .seconds(2))
row.prepareForReuse()
row.text = ""
show(scheduler.cold("-G|"), "Grace's picture")
scheduler.run()
print(recorder.diagram)
print("the row shows \(row.text)")
