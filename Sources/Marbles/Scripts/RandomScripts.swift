/// The same random scripts on what somebody built and on what it imitates.
///
/// ```swift
/// let (mine, wanted) = RandomScripts().drawings(
///   of: { Scripted(shared(Signal($0[0]))) }, and: { Scripted(Signal($0[0]).share()) })
/// XCTAssertEqual(mine, wanted)
/// ```
///
/// Listeners come and leave, sources send, and, unless that says too much, a listener does something inside an
/// event: it leaves, it makes another one come, it makes a source send. The seeds are fixed, so every run is the
/// same.
public struct RandomScripts {
  /// Makes what a script runs on of its sources.
  public typealias Make = (_ sources: [ScriptSource]) -> Scripted

  private let sources: Int
  private let connects: Bool
  private let isReentrant: Bool
  private let seeds: Range<UInt64>

  /// Creates scripts.
  ///
  /// - Parameters:
  ///   - sources: How many sources they have.
  ///   - connects: Whether they connect and disconnect.
  ///   - isReentrant: Whether a listener does something inside an event.
  ///   - seeds: One for each script.
  public init(
    sources: Int = 1, connects: Bool = false, isReentrant: Bool = true,
    seeds: Range<UInt64> = 1..<501
  ) {
    self.sources = sources
    self.connects = connects
    self.isReentrant = isReentrant
    self.seeds = seeds
  }

  /// The smallest script of which the two make something else, drawn with what came of it on each; two empty
  /// texts if there is none.
  ///
  /// With one source, how often it was subscribed counts as well. A join may subscribe an input that nobody
  /// hears any more.
  public func drawings(
    of built: Make, and original: Make
  ) -> (built: String, original: String) {
    func outcomes(of script: Script) -> [ScriptOutcome] {
      [ScriptOutcome(of: script, on: built), ScriptOutcome(of: script, on: original)]
    }
    func differ(_ script: Script) -> Bool {
      let both = outcomes(of: script)
      return sources > 1 ? !both[0].hears(theSameAs: both[1]) : both[0] != both[1]
    }
    for seed in seeds {
      var script = Script(seed: seed, sources: sources, connects: connects)
      if !isReentrant { script.reactions = [] }
      guard differ(script) else { continue }
      let smallest = script.shrunk(while: differ)
      let drawings = smallest.drawings(of: outcomes(of: smallest))
      return (drawings[0], drawings[1])
    }
    return ("", "")
  }
}
