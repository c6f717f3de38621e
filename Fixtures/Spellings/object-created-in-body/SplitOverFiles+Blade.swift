import SwiftUI

final class Blade {
  @Published var teeth = 60
}

extension Blade: ObservableObject {}

struct SawBlade: View {
  @ObservedObject var blade: Blade

  var body: some View { Stepper("\(blade.teeth) teeth", value: $blade.teeth) }
}
