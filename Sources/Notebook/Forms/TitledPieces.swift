extension [OutputPiece] {
  /// The pieces, each with a title; of several diagrams no two have the same.
  func titled(_ title: String) -> [(piece: OutputPiece, title: String)] {
    var diagrams = 0
    return map { piece in
      guard case .drawn = piece else { return (piece, title) }
      diagrams += 1
      return (piece, diagrams == 1 ? title : "\(title) (\(diagrams))")
    }
  }
}
