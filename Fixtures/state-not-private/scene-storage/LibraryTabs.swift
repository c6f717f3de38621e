import SwiftUI

struct LibraryTabs: View {
  // expect: state-not-private note
  @SceneStorage("library.tab") var tab = "books"

  var body: some View {
    TabView(selection: $tab) {
      Text("Books").tabItem { Label("Books", systemImage: "book") }.tag("books")
      Text("Films").tabItem { Label("Films", systemImage: "film") }.tag("films")
    }
  }
}
