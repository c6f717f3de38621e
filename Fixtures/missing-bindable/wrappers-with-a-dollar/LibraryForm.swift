import SwiftUI

@Observable final class Library {
  var name = ""
}

final class OldLibrary: ObservableObject {
  @Published var name = ""
}

struct Shelf3 {
  var name = ""
}

struct LibraryForm: View {
  @State private var own = Library()
  @Bindable var lent: Library
  @StateObject private var old = OldLibrary()
  @ObservedObject var borrowed: OldLibrary
  @EnvironmentObject private var found: OldLibrary
  @Binding var shelf: Shelf3

  var body: some View {
    TextField("Own", text: $own.name)  // fine: missing-bindable -- `@State`
    TextField("Lent", text: $lent.name)  // fine: missing-bindable -- `@Bindable`
    TextField("Old", text: $old.name)  // fine: missing-bindable -- `@StateObject`
    TextField("Borrowed", text: $borrowed.name)  // fine: missing-bindable -- `@ObservedObject`
    TextField("Found", text: $found.name)  // fine: missing-bindable -- `@EnvironmentObject`
    TextField("Shelf", text: $shelf.name)  // fine: missing-bindable -- `@Binding`
  }
}
