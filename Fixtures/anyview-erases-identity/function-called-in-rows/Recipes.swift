import SwiftUI

struct Step: Identifiable {
  let id: Int
  let text: String
  let picture: String?
}

struct Recipe: View {
  let steps: [Step]

  var body: some View {
    ForEach(steps) { step in
      line(step)
    }
  }

  private func line(_ step: Step) -> AnyView {  // expect: anyview-erases-identity warning `AnyView`
    if let picture = step.picture { return AnyView(Image(picture)) }
    return AnyView(Text(step.text))
  }
}
