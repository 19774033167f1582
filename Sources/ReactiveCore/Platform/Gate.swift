/// A gate that blocks threads until another thread opens it.
///
/// Only the blocking operators use gates.
final class Gate: Sendable {
  private let isOpen = Flag()

  func open() {
    if isOpen.set() { Parking.wakeAll(at: place) }
  }

  func wait() {
    while !isOpen.isSet { Parking.sleep(at: place) { !isOpen.isSet } }
  }

  private var place: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}
