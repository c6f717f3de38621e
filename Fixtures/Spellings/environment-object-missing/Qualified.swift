import SwiftUI

final class Quay: ObservableObject {
  @Published var berths = 6
}

struct QuayPage: View {
  @SwiftUI.EnvironmentObject private var quay: Quay  // expect: environment-object-missing error

  var body: some View { Stepper("\(self.quay.berths)", value: self.$quay.berths) }
}
