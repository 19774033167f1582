import Marbles
import ReactiveCore
import XCTest

@testable import Exercise15

final class Task3ConverterTests: XCTestCase {
  private let clock = TestScheduler()

  func test_at_first_fahrenheit_follows_celsius() {
    let converter = Converter(celsius: 20, fahrenheit: 0)
    let celsius = clock.record(converter.$celsius)
    let link = link(converter)
    XCTAssertEqual(celsius.values, [20], "The Celsius box should not change at first.")
    XCTAssertEqual(converter.fahrenheit, 68, "The Fahrenheit box should follow Celsius at first.")
    link.dispose()
  }

  func test_each_box_follows_the_other() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.celsius = 100
    XCTAssertEqual(converter.fahrenheit, 212, "Fahrenheit should follow Celsius.")
    converter.fahrenheit = 50
    XCTAssertEqual(converter.celsius, 10, "Celsius should follow Fahrenheit.")
    converter.celsius = 30
    XCTAssertEqual(converter.fahrenheit, 86, "Fahrenheit should follow Celsius again.")
    link.dispose()
  }

  func test_a_number_that_the_box_shows_already_can_be_typed() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.celsius = 22
    converter.fahrenheit = 71
    converter.celsius = 22
    XCTAssertEqual(
      converter.fahrenheit, 72,
      "Fahrenheit should follow, even if Celsius already shows the typed number.")
    link.dispose()
  }

  func test_a_number_can_be_typed_again_after_the_other_box_has_changed() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.fahrenheit = 71
    converter.celsius = 30
    converter.fahrenheit = 71
    XCTAssertEqual(
      converter.celsius, 22, "Celsius should follow Fahrenheit, even if 71 was typed before.")
    link.dispose()
  }

  func test_a_typed_number_stays() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    converter.fahrenheit = 71
    XCTAssertEqual(converter.celsius, 22, "Celsius should follow Fahrenheit.")
    XCTAssertEqual(converter.fahrenheit, 71, "The typed 71 should not change to 72.")
    link.dispose()
  }

  func test_a_change_is_sent_once() {
    let converter = Converter(celsius: 20, fahrenheit: 68)
    let link = link(converter)
    let celsius = clock.record(converter.$celsius)
    let fahrenheit = clock.record(converter.$fahrenheit)
    converter.celsius = 25
    XCTAssertEqual(celsius.values, [20, 25], "A change should not be sent back to its own box.")
    XCTAssertEqual(fahrenheit.values, [68, 77], "A change should update the other box once.")
    link.dispose()
  }

  func test_dispose_unlinks_the_boxes() {
    let converter = Converter(celsius: 20, fahrenheit: 0)
    let link = link(converter)
    XCTAssertEqual(converter.fahrenheit, 68, "The Fahrenheit box should follow Celsius at first.")
    link.dispose()
    converter.celsius = 30
    XCTAssertEqual(
      converter.fahrenheit, 68, "After disposal, Fahrenheit should not follow Celsius.")
    converter.fahrenheit = 50
    XCTAssertEqual(converter.celsius, 30, "After disposal, Celsius should not follow Fahrenheit.")
  }

  func test_the_converter_is_not_kept_alive() {
    weak var kept: Converter?
    let link: Disposable
    do {
      let converter = Converter(celsius: 20, fahrenheit: 0)
      kept = converter
      link = Exercise15.link(converter)
      XCTAssertEqual(converter.fahrenheit, 68, "The Fahrenheit box should follow Celsius at first.")
    }
    XCTAssertNil(kept, "The link should not keep the converter alive.")
    link.dispose()
  }
}
