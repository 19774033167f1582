/// A page with two cells and their correct output.
enum TwoCells {
  static let page = """
    //: # Title
    cell("One") {
      print("A")
      //> A
    }
    //: Between.
    cell("Two") {
      print("B")
      //> B
      //> C
    }
    //: The end.
    """
  static let right = ["One": "A\n", "Two": "B\nC\n"]
}
