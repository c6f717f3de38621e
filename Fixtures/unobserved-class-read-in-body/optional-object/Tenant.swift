import SwiftUI

final class Tenant {
  var name = "Ines"
}

struct Doorbell: View {
  let tenant: Tenant?  // expect: unobserved-class-read-in-body warning `tenant`

  var body: some View {
    VStack {
      Text(tenant?.name ?? "Empty")
      Button("Rename") { tenant?.name = "Ines and Karl" }
    }
  }
}
