import SwiftUI

final class Juicer: ObservableObject { @Published var oranges = 0 }

struct JuicerPanel: View {
  // expect: state-model-injected-via-init warning `@StateObject`
  @StateObject
  internal var juicer: Juicer

  var body: some View { Stepper("\(juicer.oranges)", value: $juicer.oranges) }
}
