import SwiftUI

final class Torch: ObservableObject { @Published var charge = 80 }

struct TorchView: View {
  @ObservedObject var torch: Torch

  init(torch existing: Torch) {
    let spare = Torch()
    spare.charge = existing.charge
    // fine: observed-object-created-in-view -- the one that was passed, not the spare
    self.torch = existing
  }

  var body: some View { Text("\(torch.charge) %") }
}
