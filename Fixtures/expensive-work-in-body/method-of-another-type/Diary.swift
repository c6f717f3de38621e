import SwiftUI

struct DiaryFile {
  let url: URL

  func lines() -> [String] {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

struct DiaryPage: View {
  let file: DiaryFile
  @State private var count = 0

  var body: some View {
    VStack {
      Text(file.lines().first ?? "")  // expect: expensive-work-in-body warning `file.lines()`
      // fine: expensive-work-in-body -- an action
      Button("\(count) lines") { count = file.lines().count }
    }
  }
}
