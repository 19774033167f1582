import Synchronization
import XCTest

@testable import Terminal

final class FullScreenTests: XCTestCase {
  private final class Output: Sendable {
    let text = Mutex("")
    func take() -> String {
      text.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }
  private let output = Output()
  private lazy var screen = FullScreen { [output] piece in output.text.withLock { $0 += piece } }

  func test_the_screen_is_entered_with_the_first_frame_and_left_once() {
    screen.draw(["a", "b"])
    XCTAssertEqual(
      output.take(), "\u{1B}[?1049h\u{1B}[?25l\u{1B}[Ha\u{1B}[K\r\nb\u{1B}[K\u{1B}[J")
    screen.draw(["c"])
    XCTAssertEqual(output.take(), "\u{1B}[Hc\u{1B}[K\u{1B}[J")
    screen.end()
    XCTAssertEqual(output.take(), "\u{1B}[?25h\u{1B}[?1049l")
    screen.end()
    screen.draw(["d"])
    XCTAssertEqual(output.take(), "")
  }

  func test_suspending_leaves_the_screen_and_resuming_enters_it_again() {
    screen.draw(["a"])
    _ = output.take()
    FullScreen.restore()
    XCTAssertEqual(output.take(), "\u{1B}[?25h\u{1B}[?1049l")
    screen.draw(["b"])
    XCTAssertEqual(output.take(), "")
    FullScreen.resume()
    screen.draw(["c"])
    XCTAssertTrue(output.take().hasPrefix("\u{1B}[?1049h"))
    screen.end()
  }
}
