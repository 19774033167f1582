import Marbles

/// A short history of inputs after which the screen is wrong.
package struct Counterexample: Equatable {
  package let history: [Input]
  package let problem: String
}

extension Scene {
  /// Returns a short history after which the screen is wrong, or `nil` if none is found.
  ///
  /// This method plays random histories until the screen is wrong, and then removes inputs as
  /// long as the screen stays wrong. The same seed produces the same histories.
  package func counterexample(
    variant: Int, with options: [String]? = nil, histories: Int = 1000, seed: UInt64 = 1
  ) -> Counterexample? {
    let options = options ?? defaultOptions
    func problem(in history: [Input]) -> String? {
      let entries = play(history, variant: variant, with: options, until: .seconds(60))
      return verdicts(of: entries).firstProblem
    }
    var random = SplitMix64(seed: seed)
    for number in 0..<histories {
      // Start with short histories.
      let history = randomHistory(1 + number * 6 / histories, using: &random)
      guard var found = problem(in: history) else { continue }
      var shortest = history
      var index = 0
      while index < shortest.count {
        var shorter = shortest
        shorter.remove(at: index)
        if let text = problem(in: shorter) {
          (shortest, found) = (shorter, text)
        } else {
          index += 1
        }
      }
      return Counterexample(history: shortest, problem: found)
    }
    return nil
  }

  /// Returns `count` inputs: some inputs from the start of the script, and then random ones.
  ///
  /// The random inputs are 0.1 to 2.5 seconds apart.
  package func randomHistory(_ count: Int, using random: inout SplitMix64) -> [Input] {
    let inputs = parts.filter { $0.isInput }
    var history = Array(script.prefix(.random(in: 0...count, using: &random)))
    var time = history.last.map { $0.time.inMilliseconds + 500 } ?? 0
    while history.count < count {
      guard let part = inputs.randomElement(using: &random) else { break }
      var texts = [""]
      if part.kind == .toggle {
        let isOn = history.last { $0.part == part.name }?.text == "on"
        texts = [isOn ? "off" : "on"]
      } else if part.kind == .field {
        texts += script.filter { $0.part == part.name }.map { $0.text }
      }
      history.append(Input(time, part.name, texts.randomElement(using: &random) ?? ""))
      time += 100 * .random(in: 1...25, using: &random)
    }
    return history
  }
}
