import Marbles
import ReactiveCore
import XCTest

@testable import Exercise15

final class Task3ConverterTests: XCTestCase {
  private let clock = TestScheduler()

  func test_at_the_beginning_fahrenheit_follows_celsius() {
    let converter = Converter(celsius: 20, fahrenheit: 0)
    let celsius = clock.record(converter.$celsius)
    let link = link(converter)
    XCTAssertEqual(celsius.values, [20], "The Celsius box should be left alone at the beginning.")
    XCTAssertEqual(converter.fahrenheit, 68, "20 °C are 68 °F, so the other box should say 68.")
    link.dispose()
  }

  func test_each_box_follows_the_other() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.celsius = 100
    XCTAssertEqual(converter.fahrenheit, 212, "100 °C are 212 °F.")
    converter.fahrenheit = 50
    XCTAssertEqual(converter.celsius, 10, "50 °F are 10 °C.")
    converter.celsius = 30
    XCTAssertEqual(converter.fahrenheit, 86, "30 °C are 86 °F; the boxes should take turns.")
    link.dispose()
  }

  func test_what_was_typed_stays() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.fahrenheit = 71
    XCTAssertEqual(converter.celsius, 22, "71 °F are nearest to 22 °C.")
    XCTAssertEqual(
      converter.fahrenheit, 71, "A person typed 71; it should not turn into the 72 of 22 °C.")
    link.dispose()
  }

  func test_a_change_is_told_once() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    let celsius = clock.record(converter.$celsius)
    let fahrenheit = clock.record(converter.$fahrenheit)
    converter.celsius = 25
    XCTAssertEqual(
      celsius.values, [20, 25], "The typed 25 should be told once, and not come back.")
    XCTAssertEqual(fahrenheit.values, [68, 77], "Fahrenheit should change once, to 77.")
    link.dispose()
  }

  func test_a_value_that_is_typed_again_counts() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.celsius = 22
    converter.fahrenheit = 71
    converter.celsius = 22
    XCTAssertEqual(
      converter.fahrenheit, 72,
      "A person typed 22 °C where 22 stood already; the other box should now say 72.")
    link.dispose()
  }

  func test_the_same_degrees_may_be_typed_after_the_other_box_has_changed() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.fahrenheit = 71
    converter.celsius = 30
    converter.fahrenheit = 71
    XCTAssertEqual(
      converter.celsius, 22, "71 °F was typed again, after 30 °C: Celsius should say 22.")
    link.dispose()
  }

  func test_dispose_unlinks_the_boxes() {
    let converter = Converter(celsius: 20, fahrenheit: 0)
    let link = link(converter)
    XCTAssertEqual(converter.fahrenheit, 68, "Before that, the boxes should be linked.")
    link.dispose()
    converter.celsius = 30
    XCTAssertEqual(converter.fahrenheit, 68, "After dispose Fahrenheit should not follow.")
    converter.fahrenheit = 50
    XCTAssertEqual(converter.celsius, 30, "After dispose Celsius should not follow.")
  }

  func test_the_converter_is_not_kept_alive() {
    weak var kept: Converter?
    let link: Disposable
    do {
      let converter = Converter(celsius: 20, fahrenheit: 0)
      kept = converter
      link = Exercise15.link(converter)
      XCTAssertEqual(converter.fahrenheit, 68, "Before that, the boxes should be linked.")
    }
    XCTAssertNil(kept, "When nobody else holds the converter, it should go, link or not.")
    link.dispose()
  }
}
