/// What two subscribers of a signal share.
enum Temperature {
  /// They share what happens: it happens once, and all who are there hear it.
  case hot
  /// They share the recipe: it runs once for each of them.
  case cold
}
