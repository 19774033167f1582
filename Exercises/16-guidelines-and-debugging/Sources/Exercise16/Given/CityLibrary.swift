import ReactiveCore

/// A library that lends books, as the app on a reader's phone sees it.
///
/// Its five signals have no contracts yet. All of them deliver where they were subscribed, except for
/// one, which says so.
final class CityLibrary {
  /// How often each kind of work was started.
  private(set) var starts: [String: Int] = [:]

  /// Where the catalog is searched.
  let desk: TestScheduler

  private let holdings: [String]
  private let notice = Subject<String>()

  init(holdings: [String], desk: TestScheduler) {
    self.holdings = holdings
    self.desk = desk
  }

  /// Each new text on the board by the door, which is never taken down.
  var noticeChanged: Signal<String> { notice }

  /// Puts another text on the board.
  func post(_ text: String) { notice.sendNext(text) }

  /// The titles that contain a text, one by one.
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

  /// The shelf where a book stands, if it is not lent.
  func shelf(of title: String) -> Signal<Int?> {
    Signal { [self] subscriber in
      starts["shelf", default: 0] += 1
      subscriber.sendNext(holdings.firstIndex(of: title))
      subscriber.sendCompleted()
      return nil
    }
  }

  /// Lends a book, and says when that is done.
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

  /// The hour at which the library closes today, asked for once and told to everybody.
  private(set) lazy var closingHour: Signal<Int> = Signal { [weak self] subscriber in
    self?.starts["closingHour", default: 0] += 1
    subscriber.sendNext(18)
    subscriber.sendCompleted()
    return nil
  }
  .replayLazily()
}

/// Why a book is not lent.
enum LoanError: Error {
  case noSuchBook
}
