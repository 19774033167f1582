// Misconception: Live alerts are merged with the alarms, and the other stores follow. See *Concat, drawn*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.merge(live).concat(warnings).concat(notices)
}
