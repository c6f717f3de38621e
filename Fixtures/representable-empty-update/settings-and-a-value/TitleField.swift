// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct TitleField: UIViewRepresentable {
  let isLarge: Bool
  let title: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.borderStyle = isLarge ? .roundedRect : .none
    field.text = title
    return field
  }

  // The title changes; the size is the same at each call.
  // expect: representable-empty-update note
  func updateUIView(_ field: UITextField, context: Context) {}
}

struct TitlePage: View {
  @State private var title = "Dawn"

  var body: some View {
    TitleField(isLarge: true, title: title)
    Button("Next") { title = "Dusk" }
  }
}
