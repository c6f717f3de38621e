final class Meter {
  var value = 0
}
