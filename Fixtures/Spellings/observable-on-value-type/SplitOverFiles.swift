import Foundation

enum Hall {
  struct Bench {
    var seats = 3
  }
}
