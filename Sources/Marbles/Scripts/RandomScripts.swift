/// Randomly generated scripts that compare your code with a reference implementation.
///
/// ```swift
/// let (mine, wanted) = RandomScripts().drawings(
///   of: { ScriptTarget(shared(Signal($0[0]))) }, and: { ScriptTarget(Signal($0[0]).share()) })
/// XCTAssertEqual(mine, wanted)
/// ```
///
/// Listeners join and leave, and sources send events. By default, a listener can also take a step
/// while it handles an event, such as removing itself or making a source send. The seeds are fixed,
/// so every run is the same.
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
  ///   - connects: A Boolean value that indicates whether the scripts connect and disconnect.
  ///   - isReentrant: A Boolean value that indicates whether listeners take steps during events.
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

  /// Returns drawings of both outcomes for a shortened script whose outcomes differ, or two empty
  /// strings if no outcomes differ.
  ///
  /// With a single source, the numbers of subscriptions are compared, too. With several sources,
  /// they aren't, because an operator may subscribe to an input that can't affect its result.
  public func drawings(
    of built: TargetFactory, and original: TargetFactory
  ) -> (built: String, original: String) {
    func outcomes(of script: Script) -> [ScriptOutcome] {
      [ScriptOutcome(of: script, on: built), ScriptOutcome(of: script, on: original)]
    }
    func differ(_ script: Script) -> Bool {
      let both = outcomes(of: script)
      return sources > 1 ? !both[0].hasSameEvents(as: both[1]) : both[0] != both[1]
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
