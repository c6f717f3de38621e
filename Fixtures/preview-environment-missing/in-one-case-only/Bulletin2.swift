import SwiftUI

@Observable final class Portrait {
  var name = "Ada"
}

enum Notice2 {
  case text(String)
  case person
}

struct PortraitLabel: View {
  @Environment(Portrait.self) private var portrait

  var body: some View { Button(portrait.name) { portrait.name = "Bob" } }
}

struct Bulletin2: View {
  let notice: Notice2

  var body: some View {
    HStack {
      switch notice {
      case .text(let text): Text(text)
      case .person: person
      }
    }
  }

  @ViewBuilder private var person: some View {
    PortraitLabel()
  }
}

#Preview {
  Bulletin2(notice: .text("Hello"))  // fine: preview-environment-missing -- shows another case
}
