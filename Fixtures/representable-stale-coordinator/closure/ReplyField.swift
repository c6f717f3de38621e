import SwiftUI
import UIKit

struct ReplyField: UIViewRepresentable {
  let onReply: (String) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  // expect: representable-stale-coordinator warning
  func updateUIView(_ field: UITextField, context: Context) {}

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: ReplyField

    init(_ parent: ReplyField) { self.parent = parent }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      parent.onReply(field.text ?? "")
      return true
    }
  }
}

struct ChatView: View {
  @State private var friend = "Ada"
  @State private var sent: [String] = []

  var body: some View {
    VStack {
      Text("\(sent.count) sent")
      Button("Bo") { friend = "Bo" }
      reply(to: friend)
    }
  }

  private func reply(to friend: String) -> some View {
    ReplyField { text in sent.append("\(friend): \(text)") }
  }
}
