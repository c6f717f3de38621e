import SwiftUI

struct Branch<Label: View>: View {
  @Binding var twigs: [String]
  @ViewBuilder let label: (String) -> Label

  var body: some View {
    #if os(iOS)
      ForEach($twigs, id: \.self) { $twig in  // expect: foreach-id-self warning
        LabeledContent { TextField("Twig", text: $twig) } label: { label(twig) }
      }
    #else
      List($twigs, id: \.self) { $twig in  // expect: foreach-id-self warning
        TextField("Twig", text: $twig)
      }
    #endif
  }
}
