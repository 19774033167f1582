/// What two subscribers of a signal share.
enum Temperature {
  /// They share what happens: it happens once, and each of them hears it if he is there.
  case hot
  /// They share the recipe: it runs once for each of them.
  case cold
}
