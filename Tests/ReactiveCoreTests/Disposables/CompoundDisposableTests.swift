import ReactiveCore
import XCTest

final class CompoundDisposableTests: XCTestCase {
  // DISP-COMPOUND-2, DISP-COMPOUND-10, DISP-COMPOUND-1
  func test_compounds_created_empty_from_a_list_or_from_an_action_are_disposed_once() {
    let log = Log()
    let listed = log.disposable("listed")
    let forms = [
      CompoundDisposable(), CompoundDisposable([listed]),
      CompoundDisposable { log.add("action") },
    ]
    forms[2].add(log.disposable("second"))
    XCTAssertEqual(log.lines, [])
    for form in forms + forms { form.dispose() }
    XCTAssertEqual(log.lines, ["listed", "action", "second"])
    XCTAssertTrue(forms.allSatisfy(\.isDisposed))
  }

  // DISP-COMPOUND-3
  func test_a_child_added_after_disposal_is_disposed_at_once() {
    let compound = CompoundDisposable()
    compound.dispose()
    let log = Log()
    compound.add(
      Disposable {
        compound.add(log.disposable("inner"))  // If a lock were held, this call would deadlock.
        log.add("outer on main: \(Thread.isMainThread)")
      })
    XCTAssertEqual(log.lines, ["inner", "outer on main: true"])
  }

  // DISP-COMPOUND-4
  func test_adding_nil_is_ignored() {
    let compound = CompoundDisposable()
    compound.add(nil)
    compound.dispose()
    compound.add(nil)
    XCTAssertTrue(compound.isDisposed)
  }

  // DISP-COMPOUND-5
  func test_a_disposed_child_is_not_stored() {
    let compound = CompoundDisposable()
    weak var observed: Disposable?
    do {
      let child = Disposable()
      child.dispose()
      compound.add(child)
      observed = child
    }
    XCTAssertNil(observed)
    withExtendedLifetime(compound) {}
  }

  // DISP-COMPOUND-6, DISP-COMPOUND-7
  func test_remove_removes_every_occurrence_without_disposing_it() {
    let twice = Disposable()
    let other = Disposable()
    let compound = CompoundDisposable([twice, other, twice, twice])
    compound.remove(twice)
    compound.remove(nil)
    compound.dispose()
    compound.remove(other)
    XCTAssertFalse(twice.isDisposed)
    XCTAssertTrue(other.isDisposed)
  }

  // DISP-COMPOUND-8
  func test_a_child_may_use_its_parent_during_disposal() {
    let log = Log()
    let compound = CompoundDisposable()
    compound.add(
      Disposable {
        log.add("disposed: \(compound.isDisposed)")
        compound.add(log.disposable("late"))
        compound.dispose()
      })
    compound.add(log.disposable("second"))
    compound.dispose()
    XCTAssertEqual(log.lines, ["disposed: true", "late", "second"])
  }

  // DISP-COMPOUND-9
  func test_children_are_disposed_in_order_depth_first_even_after_a_removal() {
    let log = Log()
    let removed = log.disposable("removed")
    let nested = CompoundDisposable([log.disposable("1"), log.disposable("2")])
    let compound = CompoundDisposable([removed, nested])
    compound.remove(removed)
    compound.add(log.disposable("3"))
    compound.dispose()
    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }

  // DISP-COMPOUND-11
  func test_a_released_compound_disposable_does_not_dispose_its_children() {
    let child = Disposable()
    var compound: CompoundDisposable? = CompoundDisposable([child])
    let observed = Weak(compound)
    compound = nil
    XCTAssertNil(observed.object)
    XCTAssertFalse(child.isDisposed)
  }

  // DISP-COMPOUND-6
  func test_after_many_removals_the_other_children_are_disposed_in_order() {
    let compound = CompoundDisposable()
    let log = Log()
    let children = (0..<100_000).map { number in
      number < 99_990 ? Disposable() : log.disposable("\(number)")
    }
    for child in children { compound.add(child) }
    for child in children.prefix(99_990) { compound.remove(child) }
    compound.remove(children[99_995])
    compound.add(children[99_999])
    compound.dispose()
    XCTAssertEqual(log.lines, (99_990..<100_000).filter { $0 != 99_995 }.map { "\($0)" })
    XCTAssertTrue(children.prefix(99_990).allSatisfy { !$0.isDisposed })
  }
}
