import SwiftUI

struct Album {
  var title: String
}

struct RenameForm: View {
  @Binding var album: Album
  @State private var title: String

  init(album: Binding<Album>, title: String) {
    _album = album
    // fine: state-initialized-from-input -- a draft: typed into, then saved
    _title = State(initialValue: title)
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Save") { album.title = title }
    }
  }
}

struct AlbumPage: View {
  @State private var album = Album(title: "Blue")

  var body: some View { RenameForm(album: $album, title: album.title) }
}
