// snippet.hide
let scheduler = TestScheduler()
let recorder = Recorder(scheduler)
// snippet.show
let row = ListRow()
func show(_ picture: Signal<String>, _ name: String) -> Disposable {
  picture.recorded(name, by: recorder).subscribeNext { row.text = $0 }
}
let ada = show(scheduler.cold("----A|"), "Ada's picture")
scheduler.advance(by: .seconds(2))
ada.dispose()
row.prepareForReuse()
_ = show(scheduler.cold("-G|"), "Grace's picture")
scheduler.run()
print(recorder.diagram)
print("the row shows \(row.text)")
