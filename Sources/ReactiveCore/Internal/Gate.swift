/// Blocks a thread until another one opens it.
///
/// Only the blocking operators need it.
final class Gate: Sendable {
  private let isOpen = Flag()

  func open() {
    if isOpen.set() { Dormitory.wakeAll() }
  }

  func wait() {
    Dormitory.sleep { isOpen.isSet }
  }
}
