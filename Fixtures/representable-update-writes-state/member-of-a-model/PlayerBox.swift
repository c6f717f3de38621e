// config: {"enable": ["published-missing"]}
import SwiftUI
import UIKit

final class PlayerModel: ObservableObject {
  @Published var frames = 0
  var debugLines: [String] = []  // expect: published-missing note `debugLines`
}

struct PlayerBox: UIViewRepresentable {
  @ObservedObject var model: PlayerModel

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    model.frames += 1  // expect: representable-update-writes-state warning `model.frames += 1`
    view.isHidden = model.frames == 0
    // fine: representable-update-writes-state -- not published, nobody is told
    model.debugLines.append("update")
  }
}
