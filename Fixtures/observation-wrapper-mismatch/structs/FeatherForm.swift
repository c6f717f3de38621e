import SwiftUI

struct Feather {
  var length = 12
}

enum Season {
  case spring, autumn
}

struct FeatherForm: View {
  @Bindable var feather: Feather  // expect: observation-wrapper-mismatch error

  var body: some View { Stepper("\(feather.length)", value: $feather.length) }
}

struct FeatherRow: View {
  @ObservedObject var feather: Feather  // expect: observation-wrapper-mismatch error
  @ObservedObject var season: Season  // expect: observation-wrapper-mismatch error

  var body: some View { Text("\(feather.length) \(season == .spring ? "spring" : "autumn")") }
}
