/// A value that calls a closure when it is deallocated.
final class DeinitCallback: @unchecked Sendable {  // Sendable: threads never share it.
  let number: Int
  private let work: (() -> Void)?

  init(number: Int = 0, _ work: (() -> Void)?) { (self.number, self.work) = (number, work) }

  deinit { work?() }
}
