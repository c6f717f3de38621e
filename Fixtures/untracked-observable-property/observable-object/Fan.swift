import SwiftUI

final class FanModel: ObservableObject {
  @Published private var level = 1
  // fine: untracked-observable-property -- an ObservableObject, announced as a whole
  var isStrong: Bool { level > 2 }
  func faster() { level += 1 }
}

struct FanView: View {
  @StateObject private var fan = FanModel()

  var body: some View { Button(fan.isStrong ? "Strong" : "Mild") { fan.faster() } }
}
