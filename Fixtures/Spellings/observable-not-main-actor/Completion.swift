// config: {"enable": ["observable-not-main-actor"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

@Observable public final class Poem {  // expect: observable-not-main-actor note
  public var text = ""

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      self.text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    .resume()
  }
}

struct PoemPage: View {
  let poem: Poem
  let url: URL

  var body: some View { Text(poem.text).onAppear { poem.load(url) } }
}
