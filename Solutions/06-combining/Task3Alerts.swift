import ReactiveCore

/// Returns a signal that loads one store after another and also sends the live alerts.
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings).concat(notices).merge(live)
}
