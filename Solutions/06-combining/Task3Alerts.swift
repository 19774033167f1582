import ReactiveCore

/// Stored alerts one store after the other, with `concat`, and live ones at once, with `merge`.
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings).concat(notices).merge(live)
}
