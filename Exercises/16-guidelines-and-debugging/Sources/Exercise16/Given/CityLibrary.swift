import ReactiveCore

/// A client for a public library on a reader's phone.
///
/// Its five signals have no contracts yet. All but one deliver their events on the
/// subscriber's scheduler.
final class CityLibrary {
  /// The number of times that each kind of work was started.
  private(set) var starts: [String: Int] = [:]

  /// The scheduler on which the catalog is searched.
  let desk: TestScheduler

  private let holdings: [String]
  private let notice = Subject<String>()

  init(holdings: [String], desk: TestScheduler) {
    self.holdings = holdings
    self.desk = desk
  }

  /// The notices that are posted on the board, which is never taken down.
  var noticeChanged: Signal<String> { notice }

  /// Posts a notice on the board.
  func post(_ text: String) { notice.sendNext(text) }

  /// Returns a signal that sends each title that contains `text`.
  func titles(containing text: String) -> Signal<String> {
    Signal { [self] subscriber in
      starts["titles", default: 0] += 1
      return desk.schedule(after: .seconds(1)) { [self] in
        for title in holdings where title.contains(text) { subscriber.sendNext(title) }
        subscriber.sendCompleted()
      }
    }
    .deliver(on: desk)
  }

  /// Returns a signal that sends a book's shelf, or `nil` if the library doesn't have the book.
  func shelf(of title: String) -> Signal<Int?> {
    Signal { [self] subscriber in
      starts["shelf", default: 0] += 1
      subscriber.sendNext(holdings.firstIndex(of: title))
      subscriber.sendCompleted()
      return nil
    }
  }

  /// Returns a signal that lends a book and completes, or fails if the library doesn't have it.
  func borrow(_ title: String) -> Signal<Void> {
    Signal { [self] subscriber in
      starts["borrow", default: 0] += 1
      if holdings.contains(title) {
        subscriber.sendCompleted()
      } else {
        subscriber.sendError(LoanError.noSuchBook)
      }
      return nil
    }
  }

  /// Today's closing hour, requested once and shared.
  private(set) lazy var closingHour: Signal<Int> = Signal { [weak self] subscriber in
    self?.starts["closingHour", default: 0] += 1
    subscriber.sendNext(18)
    subscriber.sendCompleted()
    return nil
  }
  .replayLazily()
}

/// An error that occurs when a book is borrowed.
enum LoanError: Error {
  case noSuchBook
}
