/// A value whose live instances are counted, to find buffers that retain too many values.
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
