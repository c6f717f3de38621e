import SwiftUI
import UIKit

struct Export: View {
  let file: URL
  @State private var names: [String] = []
  @State private var picture: UIImage?
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
        // fine: expensive-work-in-body -- runs once for each change
        .onChange(of: title) { picture = UIImage(contentsOfFile: title) }
      if let picture { Image(uiImage: picture) }
      Button("Read \(names.count)") { read() }
    }
    // fine: expensive-work-in-body -- runs when the view appears
    .task { names = [DateFormatter().string(from: .now)] }
    .onAppear { read() }
  }

  private func read() {
    // fine: expensive-work-in-body -- only actions call it
    guard let data = try? Data(contentsOf: file) else { return }
    names = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}
