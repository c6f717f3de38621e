import SwiftUI

struct Letter: Codable {
  let text: String
}

struct Mailbox: View {
  let bytes: Data
  let letter: Letter?

  var body: some View {
    let decoder = JSONDecoder()
    // expect: expensive-work-in-body warning
    let read = try? decoder.decode(Letter.self, from: bytes)
    // expect: expensive-work-in-body warning
    let size = (try? JSONEncoder().encode(letter))?.count ?? 0
    return Text("\(read?.text ?? "") \(size) bytes")
  }
}
