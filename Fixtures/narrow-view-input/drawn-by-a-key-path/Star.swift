// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Star {
  var name: String
  var mass: Double
  var age: Double
  var distance: Double
}

struct StarValue: View {
  let star: Star  // fine: narrow-view-input -- which field it is, the caller decides
  let field: KeyPath<Star, Double>

  var body: some View { Text("\(star[keyPath: field])") }
}
