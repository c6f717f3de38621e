import Combine
import SwiftUI

final class Message: ObservableObject {
  @Published var text = ""
  func edit() { text = "Edited" }
}

final class Bubble: ObservableObject {
  @Published var isSelected = false
  let message = Message()
  var text: String { message.text }  // expect: nested-observable-object warning `message.text`
}

struct BubbleRow: View {
  @ObservedObject var bubble: Bubble

  var body: some View {
    Text(bubble.text).opacity(bubble.isSelected ? 0.5 : 1)
    Button("Edit") { bubble.message.edit() }
  }
}

final class LoudBubble: ObservableObject {
  let message = Message()
  private var bag: Set<AnyCancellable> = []
  var text: String { message.text }  // fine: nested-observable-object -- passed on

  init() {
    message.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
  }
}

struct LoudRow: View {
  @ObservedObject var bubble: LoudBubble

  var body: some View { Text(bubble.text) }
}
