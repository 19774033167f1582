// Slip: Alarms go first; the others have no order among themselves.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings.merge(notices)).merge(live)
}
