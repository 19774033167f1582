/// A value that does something when nobody holds it any more.
final class Returning {
  private let work: (() -> Void)?

  init(_ work: (() -> Void)?) { self.work = work }

  deinit { work?() }
}
