import ReactiveCore

/// Stored alerts by priority, and live ones as they come.
///
/// `concat` keeps an order whatever each part takes; `merge` lets nobody wait.
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  let stored = alarms.concat(warnings).concat(notices)
  return stored.merge(live)
}
