/// A weather server's answer.
struct Forecast: Equatable {
  let place: String
  let sky: String
  let degrees: Int
}
