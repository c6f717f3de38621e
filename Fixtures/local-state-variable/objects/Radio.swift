import SwiftUI

final class RadioModel: ObservableObject {
  @Published var volume = 5
}

struct RadioPage: View {
  let title: String

  var body: some View {
    @StateObject var radio = RadioModel()  // expect: local-state-variable warning `@StateObject`
    Text(title)
    Stepper("\(radio.volume)", value: $radio.volume)
  }
}

struct RadioList: View {
  let radios: [RadioModel]

  var body: some View {
    ForEach(radios.indices, id: \.self) { index in
      // expect: local-state-variable warning `@ObservedObject`
      @ObservedObject var radio = radios[index]
      Stepper("Volume", value: $radio.volume)
    }
  }
}
