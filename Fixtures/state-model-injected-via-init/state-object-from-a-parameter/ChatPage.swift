import SwiftUI

final class ChatModel: ObservableObject {
  @Published var messages: [String] = []
}

struct ChatPage: View {
  @StateObject private var chat: ChatModel

  init(chat: ChatModel) {
    // expect: state-model-injected-via-init note `_chat = StateObject(wrappedValue: chat)`
    _chat = StateObject(wrappedValue: chat)
  }

  var body: some View { List(chat.messages, id: \.self) { Text($0) } }
}
