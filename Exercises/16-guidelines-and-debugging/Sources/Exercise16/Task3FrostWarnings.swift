import ReactiveCore

/// Task 3: clean up a bad pipeline.
///
///     readings   --"4"--"0"--"x"--"-3"--"2"--"-1"--
///     warnings   -------0---------(-3)-------(-1|)
///
/// A reading of 0 degrees or below is a warning. Clean up in steps:
///
/// 1. One type: drop readings that are not numbers.
/// 2. A visible effect: save a warning before it is sent.
/// 3. Shared: the first subscriber starts the station, once. It keeps running without subscribers,
///    and late subscribers get all warnings.
/// 4. Only as much as needed: it completes with the third warning, or ends when the station ends.
/// 5. A name: "frost warnings".
///
/// Page: 16-guidelines-and-debugging, "One type", "Saved and shared", "Only as much as needed"
func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings.map { text -> Any in if let degrees = Int(text) { return degrees } else { return text } }
    .map { reading in
      let degrees = reading as? Int ?? 0
      if degrees <= 0 { save(degrees) }
      return degrees
    }.take(3).filter { $0 <= 0 }
}
