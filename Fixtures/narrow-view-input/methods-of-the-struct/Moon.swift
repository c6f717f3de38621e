// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Moon {
  var name: String
  var mass: Double
  var radius: Double
  var period: Double

  var gravity: Double { mass / (radius * radius) }
  func summary() -> String { "\(name): \(period) days" }
}

struct Gravity: View {
  let moon: Moon  // fine: narrow-view-input -- computed from two fields

  var body: some View { Text("\(moon.gravity)") }
}

struct MoonSummary: View {
  let moon: Moon  // fine: narrow-view-input -- a method may read all of it

  var body: some View { Text(moon.summary()) }
}
