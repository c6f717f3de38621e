import SwiftUI

struct Almanac: View {
  let file: URL
  let json: Data
  let path: String

  var body: some View {
    VStack {
      // expect: expensive-work-in-body warning
      Text((try? String(contentsOf: file, encoding: .utf8)) ?? "")
      // expect: expensive-work-in-body warning
      Text("\((try? Data(contentsOf: file))?.count ?? 0) bytes")
      // expect: expensive-work-in-body warning
      Text((try? JSONDecoder().decode([String].self, from: json))?.first ?? "")
      // expect: expensive-work-in-body warning
      Text("\(FileManager.default.contents(atPath: path)?.count ?? 0)")
      // expect: expensive-work-in-body warning
      ForEach((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [], id: \.self) {
        Text($0)
      }
    }
  }
}
