import SwiftUI

struct Signpost: View {
  @AppStorage("signText") var text = "North" {
    // expect: state-property-observer warning `didSet`
    didSet { print(text) }
  }

  var body: some View { field }
}
