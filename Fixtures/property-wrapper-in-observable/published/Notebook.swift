import Combine
import SwiftUI

@Observable final class Notebook {
  @Published var title = ""  // expect: property-wrapper-in-observable error `@Published`
  var pages = 1
}

struct NotebookView: View {
  @Bindable var notebook: Notebook

  var body: some View { TextField("\(notebook.pages)", text: $notebook.title) }
}
