import SwiftUI
import UIKit

struct Dock: View {
  var ships = 2

  struct Berth {
    var ships = 0
    mutating func moor() { ships += 1 }
  }

  final class Log {
    var ships = 0
    func note() { ships += 1 }  // fine: mutating-plain-property -- the property of the class
  }

  let log: Log

  var body: some View {
    Button("\(ships)") {
      var berth = Berth()
      berth.moor()  // fine: mutating-plain-property -- a local
      log.note()  // fine: mutating-plain-property -- a method of an object
    }
  }
}

final class DockCell: UICollectionViewCell {
  var ships = 0
  func arrive() { ships += 1 }  // fine: mutating-plain-property -- a class, and no view of SwiftUI
}

struct DockReport {
  var lines = 0
}
