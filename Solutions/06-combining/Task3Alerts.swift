import ReactiveCore

/// Loads one store after another with `concat`, and merges the live alerts as they come.
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings).concat(notices).merge(live)
}
