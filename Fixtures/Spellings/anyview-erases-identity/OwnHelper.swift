import SwiftUI

extension View {
  func erased() -> AnyView { AnyView(self) }
}

struct Quay: View {
  let isOpen: Bool

  var body: some View {
    // miss: anyview-erases-identity -- erased in a method of all views
    isOpen ? Text("Open").erased() : Image(systemName: "xmark").erased()
  }
}
