// config: {"enable": ["untracked-source-in-body"]}
import SwiftUI

struct AboutPage: View {
  var body: some View {
    VStack {
      // fine: untracked-source-in-body -- the bundle does not change while the app runs
      Text(Bundle.main.bundleIdentifier ?? "")
      // fine: untracked-source-in-body -- neither does the process
      Text(ProcessInfo.processInfo.operatingSystemVersionString)
      Text(Locale.current.identifier)  // fine: untracked-source-in-body -- a locale
      Text("\(Calendar.current.firstWeekday)")  // fine: untracked-source-in-body -- a calendar
    }
  }
}
