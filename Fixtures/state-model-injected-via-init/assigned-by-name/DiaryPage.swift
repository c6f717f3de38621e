import SwiftUI

@Observable final class Diary {
  var entries = 0
}

struct DiaryPage: View {
  @State private var diary: Diary

  init(diary: Diary) {
    self.diary = diary  // expect: state-model-injected-via-init note `self.diary = diary`
  }

  var body: some View { Text("\(diary.entries) entries") }
}
