import SwiftUI

struct Reader: Identifiable, Decodable {
  let cardNumber: String?
  let name: String
  // expect: unstable-identifiable-id warning `id`
  var id: String { cardNumber ?? UUID().uuidString }
}

struct ReaderList: View {
  let readers: [Reader]

  var body: some View {
    List(readers) { Text($0.name) }
  }
}
