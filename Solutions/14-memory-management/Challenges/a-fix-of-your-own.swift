let (row, button) = (ListRow(), Button())
func show(_ name: String) -> Disposable {
  row.text = name
  return button.clicks.subscribeNext { _ in print("calling \(name)") }
}
var shown: Disposable?
for name in ["Ada", "Cai", "Grace"] {
  shown?.dispose()
  row.prepareForReuse()
  shown = show(name)
}
button.click()
