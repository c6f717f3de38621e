import SwiftData
import SwiftUI
import UserNotifications

@Model final class Draft2 {
  var text = ""
  init() {}
}

struct EditorPage: View {
  @Environment(\.modelContext) private var modelContext
  let name: String

  var body: some View {
    keep()
    return Text(name)
  }

  private func keep() {
    UserDefaults.standard.set(name, forKey: "name")  // expect: side-effect-in-body warning
    modelContext.insert(Draft2())  // expect: side-effect-in-body warning
    try? modelContext.save()  // expect: side-effect-in-body warning
    // expect: side-effect-in-body warning
    FileManager.default.createFile(atPath: "/tmp/\(name)", contents: nil)
    // expect: side-effect-in-body warning
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: name, content: .init(), trigger: nil))
  }
}
