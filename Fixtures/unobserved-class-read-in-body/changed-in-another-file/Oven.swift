import Foundation

final class Oven {
  var degrees = 20
}

struct Cook {
  func heat(_ oven: Oven) { oven.degrees = 200 }
}
