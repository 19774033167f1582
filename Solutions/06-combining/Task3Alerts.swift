import ReactiveCore

/// Returns stored alerts one store after the other (`concat`) and live ones at once (`merge`).
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings).concat(notices).merge(live)
}
