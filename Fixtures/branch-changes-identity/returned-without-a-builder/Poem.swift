import SwiftUI

struct Poem: View {
  @State private var isWide = false
  @State private var text = ""

  var body: some View {
    VStack {
      page(isWide: isWide)
      Toggle("Wide", isOn: $isWide)
    }
  }

  private func page(isWide: Bool) -> some View {
    // fine: branch-changes-identity -- no builder: both returns are one view with another width
    if isWide {
      return TextEditor(text: $text).frame(width: 600)
    } else {
      return TextEditor(text: $text).frame(width: 300)
    }
  }
}

struct PoemCover: View {
  @Environment(\.colorScheme) private var scheme
  @Binding var title: String

  var body: some View {
    // fine: branch-changes-identity -- an explicit return turns the builder off
    if scheme == .dark {
      return TextField("Title", text: $title).foregroundColor(.yellow)
    }
    return TextField("Title", text: $title).foregroundColor(.black)
  }
}
