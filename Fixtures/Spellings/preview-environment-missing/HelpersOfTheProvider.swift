import SwiftUI

final class Cello: ObservableObject {
  @Published var tension = 3
}

struct CelloPage: View {
  @EnvironmentObject private var cello: Cello
  let name: String

  var body: some View { Stepper("\(name) \(cello.tension)", value: $cello.tension) }
}

struct CelloPage_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      small
      page(name: "Big")
    }
    .previewLayout(.sizeThatFits)
  }

  private static var small: some View {
    CelloPage(name: "Small")  // expect: preview-environment-missing warning
  }

  private static func page(name: String) -> some View {
    CelloPage(name: name)  // expect: preview-environment-missing warning
  }
}
