/// How many values of two inputs wait for a partner, and when no pair can follow: what `zip` decides.
///
/// It knows no thread, calls nothing and holds no value. It is told what happened, and says what to do.
struct Pairs {
  private var left = 0
  private var right = 0
  private var leftHasEnded = false
  private var rightHasEnded = false

  /// Whether no pair can follow.
  var isOver: Bool { leftHasEnded && left == 0 || rightHasEnded && right == 0 }

  /// Notes a value, and says whether a pair is complete.
  mutating func addLeft() -> Bool {
    left += 1
    return right > 0
  }

  /// Notes a value, and says whether a pair is complete.
  mutating func addRight() -> Bool {
    right += 1
    return left > 0
  }

  /// Notes that a pair is taken.
  mutating func take() {
    left -= 1
    right -= 1
  }

  /// Notes an end, and says whether it is over.
  mutating func endLeft() -> Bool {
    leftHasEnded = true
    return isOver
  }

  /// Notes an end, and says whether it is over.
  mutating func endRight() -> Bool {
    rightHasEnded = true
    return isOver
  }
}
