import ReactiveCore

/// Task 2: the taxi on the map.
///
/// A map shows one taxi. `selected` sends the number of the taxi that somebody touches, or an empty
/// text when nobody is selected any more. `positions` gives the signal of one taxi's positions,
/// which goes on for as long as the taxi drives.
///
/// Drivers complain: the mark on the map jumps between two taxis, and stays when nobody is selected.
/// Find the bug, and repair it.
///
/// - Only the positions of the taxi that was selected last are shown.
/// - With the empty text "nowhere" is shown at once, and no taxi is followed.
/// - It completes when nothing can be selected any more and the taxi on the map has completed. It
///   fails when the selection or the taxi on the map fails.
///
///     selected  a----b----''--|             taxi a  -1-2-3-4-5-6-7|
///     shown     -1-2--8-9-'nowhere'--|      taxi b  -8-9---|
///
/// Rests on the page 07-higher-order, cells "A slow answer" and "The right answer".
func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  selected.flattenMap { taxi in
    taxi.isEmpty ? nil : positions(taxi)
  }
}
