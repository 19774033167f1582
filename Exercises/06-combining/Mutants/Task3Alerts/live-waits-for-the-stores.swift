// Misconception: Live alerts are the newest, so they come after everything that is stored. See *Concat, drawn*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.concat(warnings).concat(notices).concat(live)
}
