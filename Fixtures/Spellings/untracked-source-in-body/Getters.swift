import SwiftUI

struct AlarmRow: View {
  var body: some View {
    VStack {
      // expect: untracked-source-in-body note `UserDefaults.standard.object(forKey: "alarm")`
      Text("\(UserDefaults.standard.object(forKey: "alarm") as? String ?? "none")")
      // expect: untracked-source-in-body note `UserDefaults.standard.double(forKey: "volume")`
      ProgressView(value: UserDefaults.standard.double(forKey: "volume"))
      // expect: untracked-source-in-body note `UserDefaults.standard.stringArray(forKey: "days")`
      ForEach(UserDefaults.standard.stringArray(forKey: "days") ?? [], id: \.self) { day in
        Text(day)
      }
    }
  }
}
