import SwiftUI

struct Kiosk: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      if #available(iOS 17, *) {
        // fine: task-on-conditional-branch -- the system version stays
        Text(isOpen ? "Open" : "Closed").task {
          isOpen = true
          await ring()
        }
      } else {
        Text("Closed")
      }
    }
  }

  private func ring() async {}
}
