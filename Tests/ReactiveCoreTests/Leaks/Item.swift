/// A value that is counted for as long as it exists, which reveals buffers that keep too much.
final class Item: Hashable, Sendable {
  let number: Int
  private let object: CountedObject

  init(_ number: Int, in living: Counter) {
    self.number = number
    object = CountedObject(in: living)
  }

  static func == (left: Item, right: Item) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
