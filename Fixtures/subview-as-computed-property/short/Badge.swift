// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- three properties, and few lines
struct BadgePage: View {
  @State private var name = ""

  var body: some View {
    VStack {
      title
      field
      footer
    }
  }

  private var title: some View { Text("Badge").font(.title) }
  private var field: some View { TextField("Name", text: $name) }
  private var footer: some View { Text("\(name.count) letters") }
}
