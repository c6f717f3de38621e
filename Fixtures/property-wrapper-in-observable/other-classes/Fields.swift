import SwiftUI

final class FieldModel: ObservableObject {
  @Published var text = ""  // fine: property-wrapper-in-observable -- an ObservableObject
  @AppStorage("hint") var hint = ""  // fine: property-wrapper-in-observable -- announces here
  lazy var title = text.uppercased()  // fine: property-wrapper-in-observable -- a usual class
}

struct FieldView: View {
  @StateObject private var model = FieldModel()
  // fine: property-wrapper-in-observable -- a view
  @AppStorage("isWide") private var isWide = false

  var body: some View {
    VStack {
      TextField(model.hint, text: $model.text)
      Toggle("Wide", isOn: $isWide)
    }
  }
}
