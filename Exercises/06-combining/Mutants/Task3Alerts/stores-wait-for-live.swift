// Misconception: Live alerts matter most, so the stored ones come after them. See *Concat, drawn*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  live.concat(alarms).concat(warnings).concat(notices)
}
