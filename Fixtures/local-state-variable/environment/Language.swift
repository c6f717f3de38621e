import SwiftUI

final class LanguageModel: ObservableObject {
  @Published var code = "en"
}

struct LanguageLabel: View {
  let title: String

  var body: some View {
    // expect: local-state-variable warning
    @Environment(\.locale) var locale
    return Text("\(title): \(locale.identifier)")
  }
}

struct LanguagePicker: View {
  let title: String

  var body: some View {
    // expect: local-state-variable warning `@EnvironmentObject`
    @EnvironmentObject var language: LanguageModel
    return Text("\(title): \(language.code)")
  }
}

struct LanguagePage: View {
  @StateObject private var language = LanguageModel()

  var body: some View {
    VStack {
      LanguageLabel(title: "Now")
      LanguagePicker(title: "Chosen")
      TextField("Code", text: $language.code)
    }
    .environmentObject(language)
  }
}
