// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

@MainActor var houseTitle = "Kiln & Co."
let kilnCount = 3

@MainActor final class HouseStyle {
  static let main = HouseStyle()
  static var accent: Color = .orange
  var corner: CGFloat = 8
}

struct HouseBanner: View {
  var body: some View {
    VStack {
      Text(houseTitle)  // fine: untracked-source-in-body -- nothing in the project writes it
      Text("\(kilnCount) kilns")  // fine: untracked-source-in-body -- a constant
    }
    .foregroundStyle(HouseStyle.accent)  // fine: untracked-source-in-body -- never written
    .padding(HouseStyle.main.corner)  // fine: untracked-source-in-body -- never written
  }
}
