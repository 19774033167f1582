import ReactiveCore
import XCTest

@testable import Exercise03

final class Task2PrimesTests: XCTestCase {
  private var asked: [Int] = []

  func test_begins_with_the_ten_smallest_primes() {
    XCTAssertEqual(
      counted().take(10).array, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
      "The first ten primes should be 2, 3, 5, 7, 11, 13, 17, 19, 23 and 29.")
  }

  func test_goes_on_as_far_as_anybody_reads() {
    XCTAssertEqual(
      counted().take(1000).array.last, 7919, "The 1000th prime should be 7919.")
  }

  func test_asks_nothing_before_it_is_read() {
    let primes = counted()
    XCTAssertEqual(asked.count, 0, "Making the list should ask for no division.")
    XCTAssertEqual(primes.head, 2, "The first prime should be 2.")
  }

  func test_looks_no_further_than_the_prime_that_is_read() {
    let primes = counted()
    XCTAssertEqual(primes.head, 2, "The first prime should be 2.")
    XCTAssertLessThanOrEqual(
      asked.max() ?? 0, 2, "To find the prime 2, no larger number should be looked at.")
    XCTAssertEqual(
      primes.take(5).array, [2, 3, 5, 7, 11], "The first five primes should be 2, 3, 5, 7, 11.")
    XCTAssertLessThanOrEqual(
      asked.max() ?? 0, 11, "To find the prime 11, no larger number should be looked at.")
  }

  func test_divides_by_smaller_primes_alone() {
    var divisors: Set<Int> = []
    let primes: LazyList<Int> = primes(divides: { divisor, number in
      divisors.insert(divisor)
      return number.isMultiple(of: divisor)
    })
    XCTAssertEqual(primes.take(20).array.last, 71, "The 20th prime should be 71.")
    XCTAssertEqual(
      divisors.subtracting(primes.take(20).array).sorted(), [],
      "What no prime divides is a prime, so nothing should be divided by any other number.")
  }

  func test_reading_again_asks_nothing() {
    let primes = counted()
    let first = primes.take(20).array
    let count = asked.count
    XCTAssertEqual(first.last, 71, "The 20th prime should be 71.")
    XCTAssertEqual(primes.take(20).array, first, "A second reading should find the same primes.")
    XCTAssertEqual(asked.count, count, "A second reading should ask for no division.")
  }

  func test_believes_what_it_is_told_about_divisions() {
    let primes: LazyList<Int> = primes(divides: { _, _ in false })
    XCTAssertEqual(
      primes.take(4).array, [2, 3, 4, 5],
      "If nothing divides anything, every number from 2 on should be a prime.")
  }

  func test_every_list_begins_anew() {
    _ = counted().take(3).array
    XCTAssertEqual(
      counted().take(3).array, [2, 3, 5],
      "A second list should begin with 2 again, whatever was read of the first.")
  }

  private func counted() -> LazyList<Int> {
    primes(divides: { divisor, number in
      self.asked.append(number)
      return number.isMultiple(of: divisor)
    })
  }
}
