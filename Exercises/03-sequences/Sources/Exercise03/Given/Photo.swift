/// A developed photo.
struct Photo: Equatable {
  let name: String
  let isSharp: Bool
}
