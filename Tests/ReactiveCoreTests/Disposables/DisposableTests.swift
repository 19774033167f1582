import ReactiveCore
import XCTest

final class DisposableTests: XCTestCase {
  // DISP-BASE-1
  func test_without_an_action_disposing_only_sets_the_flag() {
    let disposable = Disposable()
    XCTAssertFalse(disposable.isDisposed)
    disposable.dispose()
    XCTAssertTrue(disposable.isDisposed)
  }

  // DISP-BASE-3
  func test_isDisposed_is_already_true_while_the_action_runs() {
    let log = Log()
    let box = LockedValue<Disposable>()
    let disposable = Disposable {
      log.add("disposed: \(box.value!.isDisposed)")
      box.value!.dispose()
    }
    box.value = disposable
    disposable.dispose()
    XCTAssertEqual(log.lines, ["disposed: true"])
  }

  // DISP-BASE-4
  func test_an_action_is_released_when_it_has_run() {
    let living = Counter()
    let disposable = CountedObject.lend(in: living) { object in Disposable { object.touch() } }
    XCTAssertEqual(living.value, 1)
    disposable.dispose()
    XCTAssertEqual(living.value, 0)
    withExtendedLifetime(disposable) {}
  }

  // DISP-BASE-5
  func test_a_released_disposable_does_not_run_its_action() {
    let log = Log()
    var disposable: Disposable? = log.disposable("run")
    let observed = Weak(disposable)
    disposable = nil
    XCTAssertNil(observed.object)
    XCTAssertEqual(log.lines, [])
  }

  // DISP-BASE-2, DISP-BASE-6
  func test_racing_threads_run_the_action_once() {
    for _ in 0..<50 {
      let runs = Counter()
      let disposable = Disposable { runs.increment() }
      onThreads(4) { _ in disposable.dispose() }
      XCTAssertEqual(runs.value, 1)
    }
  }

  // DISP-SCOPED-1
  func test_a_scoped_disposable_disposes_itself_when_it_is_released() {
    let log = Log()
    var scope: ScopedDisposable? = ScopedDisposable { log.add("run") }
    XCTAssertEqual(log.lines, [])
    withExtendedLifetime(scope) {}
    scope = nil
    XCTAssertEqual(log.lines, ["run"])
  }

  // DISP-SCOPED-2
  func test_a_scoped_disposable_disposes_its_inner_disposable_when_disposed_or_released() {
    for disposes in [true, false] {
      let inner = Disposable()
      var scope: ScopedDisposable? = inner.scoped
      XCTAssertFalse(inner.isDisposed)
      if disposes { scope?.dispose() } else { scope = nil }
      XCTAssertTrue(inner.isDisposed)
      withExtendedLifetime(scope) {}
    }
  }

  // DISP-SCOPED-3
  func test_a_scoped_disposable_is_its_own_scope() {
    let scope = ScopedDisposable {}
    XCTAssertTrue(scope.scoped === scope)
    XCTAssertTrue((scope as Disposable).scoped === scope)
  }
}
