// config: {"enable": ["untracked-source-in-body"]}
import Combine
import SwiftUI

struct SyncPage: View {
  // expect: state-mirrors-userdefaults note `@State`
  @State private var folder = ""
  @State private var isFast = false

  var body: some View {
    VStack {
      Text(folder)
      Toggle("Fast", isOn: $isFast)
    }
    .onAppear {
      // fine: untracked-source-in-body -- read when the view appears
      folder = UserDefaults.standard.string(forKey: "folder") ?? "Inbox"
    }
    .onChange(of: isFast) {
      // fine: untracked-source-in-body -- read when the switch moves
      print(UserDefaults.standard.integer(forKey: "syncs"))
    }
    .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in
      // fine: untracked-source-in-body -- read when the defaults say that they changed
      folder = UserDefaults.standard.string(forKey: "folder") ?? "Inbox"
    }
    .task {
      // fine: untracked-source-in-body -- a task
      print(UserDefaults.standard.bool(forKey: "didSync"))
    }
  }
}
