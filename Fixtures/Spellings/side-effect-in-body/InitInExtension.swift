import SwiftUI

struct Soprano: View {
  let name: String

  var body: some View { Text(name) }
}

extension Soprano {
  init(voice name: String) {
    self.name = name
    // expect: side-effect-in-body warning
    Task { () -> Void in print(name) }
  }
}
