/// An insertion-ordered list that finds an element by its token in logarithmic time.
///
/// A removed element leaves a hole. The list removes all holes when there are more than 16 and they
/// outnumber the elements.
struct Bag<Element> {
  struct Token {
    fileprivate let number: Int
  }

  private(set) var elements: [(number: Int, element: Element?)] = []
  private var nextNumber = 0
  private var holes = 0

  var count: Int { elements.count - holes }
  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: Element) -> Token {
    defer { nextNumber += 1 }
    elements.append((nextNumber, element))
    return Token(number: nextNumber)
  }

  @discardableResult
  mutating func remove(_ token: Token) -> Element? {
    guard let index = index(of: token), let element = elements[index].element else { return nil }
    if index == elements.count - 1 {
      elements.removeLast()
      return element
    }
    elements[index].element = nil
    holes += 1
    if holes > 16, holes * 2 > elements.count { close() }
    return element
  }

  /// Changes an element in place and returns the result of `change`, or `nil` if the element was
  /// removed.
  mutating func update<Result>(_ token: Token, _ change: (inout Element) -> Result) -> Result? {
    guard let index = index(of: token), elements[index].element != nil else { return nil }
    return change(&elements[index].element!)
  }

  private mutating func close() {
    elements.removeAll { $0.element == nil }
    holes = 0
  }

  private func index(of token: Token) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].number < token.number { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && elements[low].number == token.number ? low : nil
  }
}
