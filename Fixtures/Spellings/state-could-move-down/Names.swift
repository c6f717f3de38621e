import SwiftUI

struct Atlas: View {
  @State private var page: Int = 1  // expect: state-could-move-down note
  @SwiftUI.State private var tint: Color? = nil  // expect: state-could-move-down note

  var body: some View {
    HStack {
      Text("Atlas")
      AtlasSheet(number: self.page, next: { self.page += 1 })
      Swatch(color: tint) { tint = $0 }
    }
  }
}

struct AtlasSheet: View {
  var number: Int
  var next: () -> Void

  var body: some View { Button("\(number)", action: next) }
}

struct Swatch: View {
  let color: Color?
  let pick: (Color) -> Void

  var body: some View {
    Button("Red") { pick(.red) }.foregroundStyle(color ?? .gray)
  }
}
