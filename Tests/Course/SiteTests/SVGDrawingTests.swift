import Marbles
import ReactiveCore
import Site
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class SVGDrawingTests: XCTestCase {
  private let diagram = Diagram {
    ("words", Timeline("-a-(ab)-#", values: ["a": "<b>", "b": "\"&\""], error: Offline()))
    ("late", Timeline<String>("--^a!"))
  }

  func test_a_drawing_is_well_formed_for_any_values() throws {
    let odd = Diagram { ("\u{7}", Timeline("a#", values: ["a": "\u{1B}[31m\n"], error: Offline())) }
    for diagram in [diagram, odd] {
      let parser = XMLParser(data: Data(diagram.svg(title: "A < B & C").utf8))
      XCTAssert(parser.parse(), "\(parser.parserError.debugDescription)")
    }
    XCTAssert(odd.svg(title: "").contains(#">\u{1B}[31m\n</text>"#), odd.svg(title: ""))
  }

  func test_an_empty_value_is_described() {
    let svg = Diagram { ("a", Timeline<String>("-''-|")) }.svg(title: "")
    XCTAssert(svg.contains("a: an empty value at 1 s; completed at 3 s."), svg)
  }

  func test_a_drawing_has_a_text_alternative() {
    let svg = diagram.svg(title: "Two rows")
    XCTAssert(svg.contains(">Two rows</title>"))
    XCTAssert(
      svg.contains(
        "words: &lt;b&gt; at 1 s; &lt;b&gt;, &quot;&amp;&quot; at 3 s; error offline at 5 s. "
          + "late: subscribed at 2 s; a at 3 s; disposed at 4 s.</desc>"))
  }

  func test_marbles_do_not_overlap() throws {
    let marbles = marbles(
      of: Diagram {
        ("", Timeline("aba(ab)b", values: ["a": "a", "b": "a rather long value"]))
        ("", Timeline<String>("ab"))
      })
    XCTAssertEqual(marbles.count, 8)
    for (index, one) in marbles.enumerated() {
      for other in marbles[(index + 1)...] {
        XCTAssertFalse(one.x.overlaps(other.x) && one.y.overlaps(other.y), "\(one) \(other)")
      }
    }
  }

  func test_simultaneous_events_are_drawn_at_their_time() throws {
    let group = Diagram { ("", Timeline<String>("-(abcde)-f|")) }
    let single = Diagram { ("", Timeline<String>("-a-f|")) }
    XCTAssertEqual(
      Set(marbles(of: group).map(\.x.lowerBound)), Set(marbles(of: single).map(\.x.lowerBound)))
    let ending = Diagram { ("", Timeline<String>("-(ab|)")) }
    let bar = try XCTUnwrap(
      ending.svg(title: "").firstMatch(of: /class="mark" d="M(\d+) (\d+)V(\d+)"/))
    let (x, top, bottom) = (Int(bar.1)!, Int(bar.2)!, Int(bar.3)!)
    for marble in marbles(of: ending) {
      XCTAssertEqual(marble.x.lowerBound + 14, x)
      XCTAssertTrue(top < marble.y.lowerBound && marble.y.upperBound < bottom)
    }
  }

  func test_time_is_even_where_marbles_do_not_overlap() {
    let diagram = Diagram {
      ("", Timeline<String>("a-'long'-b---c|"))
      ("", Timeline<String>("-x----y-|"))
    }
    for size in [SVGSize.column, .phone] {
      let places = diagram.places(size: size).dropFirst().flatMap { $0.dropFirst(3) }
        .map { $0.split(separator: " ").compactMap { Double($0) } }.sorted { $0[0] < $1[0] }
      let rate = (places.last![1] - places[0][1]) / places.last![0]
      for place in places { XCTAssertEqual(place[1], places[0][1] + place[0] * rate, accuracy: 1) }
    }
  }

  func test_drawings_of_single_rows_share_an_axis() {
    let rows = Diagram {
      ("saved", Timeline<String>("-a-|"))
      ("saved", Timeline<String>("-----'a long value'|"))
    }.rows
    let axes = rows.map { row in
      Diagram(rows: [row]).svgs(beside: rows).matches(of: /class="time" x="(\d+)"/).map(
        \.1)
    }
    XCTAssertEqual(axes[0], axes[1])
  }

  func test_each_kind_of_end_has_its_own_shape() {
    let shapes = ["-|", "-#", "-!"].map { text in
      let svg = Diagram { ("", Timeline<String>(text)) }.svg(title: "")
      return svg.firstMatch(of: #/class="(?:mark|error|disposed)" d="M\d+ \d+([^"]+)"/#)?.1
    }
    XCTAssertEqual(Set(shapes.compactMap(\.self)).count, 3, "\(shapes)")
  }

  func test_a_drawing_fills_its_column_and_a_phone() throws {
    // The second drawing has too many marbles for a phone, so it is scaled down.
    for text in ["-a|", "abcdefghijkl|", "a 90s 'a long value'|"] {
      let diagram = Diagram { ("a name", Timeline<String>(text)) }
      for (size, widths) in [(SVGSize.column, 656...656), (.phone, 312...390)] {
        let svg = diagram.svg(title: "", size: size)
        let width = try XCTUnwrap(svg.firstMatch(of: /viewBox="0 0 (\d+)/).flatMap { Int($0.1) })
        XCTAssertTrue(widths.contains(width), "\(text) \(size): \(width)")
      }
    }
  }

  func test_a_marble_has_the_shape_of_its_sources() {
    let svg = Diagram {
      Row("first", Timeline<String>("-a")).withOrigins([[0]])
      Row("second", Timeline<String>("-b")).withOrigins([[1]])
      Row("both", Timeline<String>("-c")).withOrigins([[0, 1]])
    }.svg(title: "")
    XCTAssertTrue(svg.contains(#/class="value c0" [^>]* rx="14"/#))
    XCTAssertTrue(svg.contains(#/class="value c1" [^>]* rx="4"/#))
    XCTAssertTrue(svg.contains(#/<path class="value c1" [^>]*>.*<path class="part c0"/#))
  }

  func test_an_unexpected_or_missing_value_has_a_ring() {
    func rows(_ expected: Timeline<String>, _ got: Timeline<String>) -> ComparedRows {
      ComparedRows(expected: Row("", expected), got: Row("", got))
    }
    XCTAssertEqual(
      rows("-1-2-4|", "-1-3--|").ringed.svg(title: "").ranges(of: "class=\"wrong\"").count, 2)
    let alike = rows("-1|", "-1|")
    XCTAssertFalse(alike.ringed.svg(title: "").contains("class=\"wrong\""))
  }

  private func marbles(of diagram: Diagram) -> [(x: Range<Int>, y: Range<Int>)] {
    diagram.svg(title: "")
      .matches(of: /class="value[^"]*" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/)
      .map { match in
        let (x, y) = (Int(match.1)!, Int(match.2)!)
        return (x..<x + Int(match.3)!, y..<y + Int(match.4)!)
      }
  }
}

private struct Offline: Error, CustomStringConvertible {
  let description = "offline"
}
