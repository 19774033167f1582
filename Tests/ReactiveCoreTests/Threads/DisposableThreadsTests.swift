import ReactiveCore
import XCTest

final class DisposableThreadsTests: XCTestCase {
  func test_a_child_added_while_eight_threads_dispose_is_disposed_once() {
    for _ in 0..<50 {
      let compound = CompoundDisposable()
      let disposals = Counter()
      let children = Stress.eventsPerThread / 50
      onRacingThreads { thread in
        for child in 0..<children {
          compound.add(Disposable { disposals.increment() })
          if child == thread * 20 { compound.dispose() }
        }
        compound.dispose()
      }
      XCTAssertEqual(disposals.value, children * Stress.threads)
    }
  }

  // DISP-SERIAL-9
  func test_each_disposable_that_eight_threads_swap_is_disposed_once() {
    let place = SerialDisposable()
    let disposals = Counter()
    onRacingThreads { thread, event in
      place.swap(Disposable { disposals.increment() })?.dispose()
      if thread == 0, event == Stress.eventsPerThread / 2 { place.dispose() }
    }
    XCTAssertEqual(disposals.value, Stress.eventsPerThread * Stress.threads)
  }
}
