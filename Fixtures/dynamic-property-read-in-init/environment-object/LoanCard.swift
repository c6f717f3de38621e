import Combine
import SwiftUI

final class LibraryDesk: ObservableObject {
  @Published var fines = 0
}

struct LoanCard: View {
  @EnvironmentObject private var desk: LibraryDesk
  private var owes = false

  init() {
    self.owes = self.desk.fines > 0  // expect: dynamic-property-read-in-init error `self.desk`
  }

  var body: some View { Text(owes ? "Owes" : "\(desk.fines)") }
}
