import SwiftUI

enum Flag: String, CaseIterable { case alfa, bravo, charlie }

struct Signals: View {
  @State private var isSent = false

  private let order: [Flag] = [.bravo, .alfa]

  var body: some View {
    Toggle("Sent", isOn: $isSent)
    // fine: foreach-id-self -- cases of an enum that never change
    ForEach(order, id: \.self) { Text($0.rawValue) }
  }
}
