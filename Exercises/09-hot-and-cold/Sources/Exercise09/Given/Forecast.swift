/// What a weather server answers.
struct Forecast: Equatable {
  let place: String
  let sky: String
  let degrees: Int
}
