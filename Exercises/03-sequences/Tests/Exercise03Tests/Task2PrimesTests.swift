import ReactiveCore
import XCTest

@testable import Exercise03

final class Task2PrimesTests: XCTestCase {
  private var divided: [Int] = []
  private var divisors: Set<Int> = []

  func test_starts_with_the_ten_smallest_primes() {
    XCTAssertEqual(
      counted().take(10).array, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
      "The list should start with the ten smallest primes.")
  }

  func test_the_list_never_ends() {
    XCTAssertEqual(
      counted().take(1000).array.last, 7919, "The 1000th prime in the list should be 7919.")
  }

  func test_a_prime_is_computed_when_it_is_read() {
    let primes = counted()
    XCTAssertEqual(divided, [], "No number should be divided before the list is read.")
    XCTAssertEqual(primes.head, 2, "The first prime should be 2.")
    XCTAssertEqual(
      divided.filter { $0 > 2 }, [], "No number above 2 should be divided when 2 is read.")
  }

  func test_a_prime_is_computed_once() {
    let primes = counted()
    XCTAssertEqual(primes.take(20).array.last, 71, "The 20th prime should be 71.")
    let count = divided.count
    _ = primes.take(20).array
    XCTAssertEqual(divided.count, count, "No number should be divided when the list is read again.")
  }

  func test_a_number_is_divided_only_by_smaller_primes() {
    let primes = counted().take(20).array
    XCTAssertEqual(primes.last, 71, "The 20th prime should be 71.")
    XCTAssertEqual(
      divisors.subtracting(primes).sorted(), [], "Numbers should be divided only by primes.")
  }

  func test_divides_determines_which_numbers_are_primes() {
    XCTAssertEqual(
      primes(divides: { _, _ in false }).take(4).array, [2, 3, 4, 5],
      "If `divides` always returns false, every number from 2 on should be a prime.")
  }

  private func counted() -> LazyList<Int> {
    primes(divides: { divisor, number in
      self.divided.append(number)
      self.divisors.insert(divisor)
      return number.isMultiple(of: divisor)
    })
  }
}
