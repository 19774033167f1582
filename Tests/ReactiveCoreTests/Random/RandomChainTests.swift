import XCTest

/// Random chains against the model; `RANDOM_SEED` repeats a run, `RANDOM_CASES` sets its length.
final class RandomChainTests: XCTestCase {
  func test_random_chains_send_what_the_model_says() {
    let seed = Stress.number(named: "RANDOM_SEED") ?? Int.random(in: 0..<1_000_000_000)
    let cases = Stress.number(named: "RANDOM_CASES") ?? 4_000
    print("random chains: RANDOM_SEED=\(seed) RANDOM_CASES=\(cases)")
    for number in 0..<cases {
      let chain = RandomChain(seed: UInt64(seed + number))
      if chain.recorded == chain.expected { continue }
      return XCTFail(
        """
        RANDOM_SEED=\(seed + number) RANDOM_CASES=1
        input    \(chain.input)
        steps    \(chain.steps)
        expected \(chain.expected)
        recorded \(chain.recorded)
        """)
    }
  }
}
