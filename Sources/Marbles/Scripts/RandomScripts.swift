/// Random scripts that run on your code and on the code that it imitates.
///
/// ```swift
/// let (mine, wanted) = RandomScripts().drawings(
///   of: { ScriptTarget(shared(Signal($0[0]))) }, and: { ScriptTarget(Signal($0[0]).share()) })
/// XCTAssertEqual(mine, wanted)
/// ```
///
/// Listeners join and leave, and sources send. By default a listener may also take one
/// step inside an event: it leaves, adds another listener, or makes a source send. The
/// seeds are fixed, so every run is the same.
public struct RandomScripts {
  /// A closure that creates the object under test from its sources.
  public typealias TargetFactory = (_ sources: [ScriptSource]) -> ScriptTarget

  private let sources: Int
  private let connects: Bool
  private let isReentrant: Bool
  private let seeds: Range<UInt64>

  /// Creates scripts.
  ///
  /// - Parameters:
  ///   - sources: The number of sources.
  ///   - connects: Whether the scripts connect and disconnect.
  ///   - isReentrant: Whether listeners take steps inside an event.
  ///   - seeds: The seeds, one per script.
  public init(
    sources: Int = 1, connects: Bool = false, isReentrant: Bool = true,
    seeds: Range<UInt64> = 1..<501
  ) {
    self.sources = sources
    self.connects = connects
    self.isReentrant = isReentrant
    self.seeds = seeds
  }

  /// Returns drawings of both outcomes for the smallest script whose outcomes differ, or two empty
  /// texts if no outcomes differ.
  ///
  /// With a single source, outcomes also differ if its numbers of subscriptions differ. An operator
  /// with several inputs may subscribe to an input that no longer matters.
  public func drawings(
    of built: TargetFactory, and original: TargetFactory
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
