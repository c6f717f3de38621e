import SwiftUI

@Observable final class Novel {
  var pages = 300
}

struct PagesStepper: View {
  @Bindable var novel: Novel

  var body: some View { Stepper("\(novel.pages)", value: $novel.pages) }
}

struct NovelPage: View {
  let novel: Novel

  var body: some View {
    VStack {
      PagesStepper(novel: novel)  // fine: missing-bindable -- the child has `@Bindable`
      // fine: missing-bindable -- made on the spot
      Stepper("Pages", value: Bindable(novel).pages)
      Button("Longer") { novel.pages += 1 }
    }
  }
}
