import XCTest

/// Random chains against the model; `RANDOM_SEED` repeats a run, `RANDOM_CASES` sets its length.
final class RandomChainTests: XCTestCase {
  func test_random_chains_send_what_the_model_says_and_leave_no_source_running() {
    let seed = Stress.number(named: "RANDOM_SEED") ?? Int.random(in: 0..<1_000_000_000)
    let cases = Stress.number(named: "RANDOM_CASES") ?? 4_000
    print("random chains: RANDOM_SEED=\(seed) RANDOM_CASES=\(cases)")
    for number in 0..<cases {
      let chain = RandomChain(seed: UInt64(seed + number))
      let (recorded, running) = chain.recorded
      if recorded == chain.expected, running == 0 || chain.isEndless { continue }
      return XCTFail(
        """
        RANDOM_SEED=\(seed + number) RANDOM_CASES=1
        input    \(chain.input)
        steps    \(chain.steps)
        leaving  \(chain.leaving.map(String.init) ?? "never")
        expected \(chain.expected)
        recorded \(recorded), and \(running) sources still run
        """)
    }
  }
}
