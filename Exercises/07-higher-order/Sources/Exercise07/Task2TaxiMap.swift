import ReactiveCore

/// Task 2: the taxi on the map.
///
///     selected  a----b----''--|             taxi a  -1-2-3-4-5-6-7|
///     shown     -1-2--8-9-'nowhere'--|      taxi b  -8-9---|
///
/// Fix the code below.
///
/// - Only the last selected taxi is shown. Selecting it again restarts its signal.
/// - For empty text, "nowhere" is shown immediately, and no taxi is followed.
/// - Completes when `selected` and the current taxi's signal complete; fails when either fails.
/// - Disposal also ends the subscription to the taxi.
///
/// Page: 07-higher-order, "A slow answer", "The right answer"
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected.flattenMap { taxi in
    taxi.isEmpty ? nil : positions(taxi)
  }
}
