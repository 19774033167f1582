/// A photo that was developed, which takes long.
struct Photo: Equatable {
  let name: String
  let isSharp: Bool
}
