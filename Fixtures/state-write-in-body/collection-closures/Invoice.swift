import SwiftUI

struct Invoice: View {
  @State private var total = 0
  @State private var visited: Set<Int> = []
  @State private var log: [String] = []
  let lines: [Int]
  let names: [String]

  var body: some View {
    let _ = lines.forEach { total += $0 }  // expect: state-write-in-body error `total += $0`
    let doubled = lines.map { line -> Int in
      visited.insert(line)  // expect: state-write-in-body error `visited.insert(line)`
      return line * 2
    }
    let titles = names.map(record)
    Text("\(total) \(doubled.count) \(visited.count) \(titles.count)")
  }

  private func record(_ name: String) -> String {
    log.append(name)  // miss: state-write-in-body -- a method handed over by name, not called
    return name.capitalized
  }
}
