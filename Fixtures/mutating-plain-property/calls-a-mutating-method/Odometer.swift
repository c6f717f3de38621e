import SwiftUI

struct Odometer: View {
  var miles = 0

  var body: some View {
    Button("\(miles) miles") {
      drive(3)  // expect: mutating-plain-property error `drive(3)`
    }
  }

  private mutating func drive(_ distance: Int) {
    miles += distance  // fine: mutating-plain-property -- the method may; the call may not
    round()  // fine: mutating-plain-property -- from one mutating method to another
  }

  private mutating func round() { miles -= miles % 2 }
}
