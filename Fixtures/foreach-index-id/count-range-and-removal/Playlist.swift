import SwiftUI

struct Playlist: View {
  @State private var titles = ["Overture", "Waltz", "March"]

  var body: some View {
    VStack {
      // expect: foreach-index-id error
      ForEach(0..<titles.count, id: \.self) { number in
        HStack {
          TextField("Title", text: $titles[number])
          Button("Remove") { titles.remove(at: number) }
        }
      }
    }
  }
}
