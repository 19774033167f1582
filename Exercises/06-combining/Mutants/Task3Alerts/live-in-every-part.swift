// Misconception: To hear live alerts all the time, they are merged into each store. See *Cold*, page 04.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.merge(live).concat(warnings.merge(live)).concat(notices.merge(live))
}
