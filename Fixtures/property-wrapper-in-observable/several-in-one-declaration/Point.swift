import SwiftUI

@Observable final class PointModel {
  var x = 1, y = 2  // expect: property-wrapper-in-observable error
  let width = 3, height = 4  // fine: property-wrapper-in-observable -- constants stay as they are
  static var made = 0, lost = 0  // fine: property-wrapper-in-observable -- not of the instance
}
