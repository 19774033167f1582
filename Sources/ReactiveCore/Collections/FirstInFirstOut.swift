/// A queue that adds and removes elements in constant time, and doesn't retain removed elements.
///
/// The elements are in a ring buffer, which doubles when it is full.
final class FirstInFirstOut<Element> {
  private var ring: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private var head = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  deinit {
    removeAll()
  }

  /// The element at `index`, where 0 is the front of the queue.
  subscript(index: Int) -> Element {
    precondition(index < count)
    return ring![place(of: index)]
  }

  func append(_ element: Element) {
    if count == capacity { grow() }
    (ring! + place(of: count)).initialize(to: element)
    count += 1
  }

  func popFirst() -> Element? {
    if count == 0 { return nil }
    let first = ring! + head
    head = place(of: 1)
    count -= 1
    return first.move()
  }

  func removeAll() {
    while count > 0 { _ = popFirst() }
    ring?.deallocate()
    (ring, capacity) = (nil, 0)
  }

  // The mask wraps the index around, because the capacity is a power of two.
  private func place(of index: Int) -> Int { (head + index) & (capacity - 1) }

  private func grow() {
    let doubled = max(4, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: doubled)
    if let ring {
      let behindHead = capacity - head
      larger.moveInitialize(from: ring + head, count: behindHead)
      (larger + behindHead).moveInitialize(from: ring, count: head)
      ring.deallocate()
    }
    (ring, capacity, head) = (larger, doubled, 0)
  }
}
