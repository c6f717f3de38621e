import SwiftUI

final class TideText {
  let unit = "m"
  func text(_ height: Double) -> String { "\(height) \(unit)" }
}

struct HeightLabel: View {
  let text: TideText
  let height: Double

  var body: some View { Text(text.text(height)) }
}

struct TideTablePage: View {
  @State private var height = 2.5

  var body: some View {
    let helper = TideText()  // fine: object-created-in-body -- nothing in it changes
    Slider(value: $height, in: 0...9)
    Text(helper.text(height))
    // fine: object-created-in-body -- nothing in it changes
    HeightLabel(text: TideText(), height: height)
  }
}
