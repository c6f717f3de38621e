import SwiftUI

struct Countdown {
  private(set) var left = 10
  mutating func tick() { left -= 1 }
}

struct Playlist: View {
  @State private var songs = ["Blue", "Green"]
  @State private var genres: Set<String> = ["Jazz"]
  @State private var plays = ["Blue": 1]
  @State private var countdown = Countdown()
  @State private var path = NavigationPath()
  @State private var level = 1.5

  var body: some View {
    let _ = songs.sort()  // expect: state-write-in-body error `songs.sort()`
    let _ = songs.swapAt(0, 1)  // expect: state-write-in-body error `songs.swapAt(0, 1)`
    // expect: state-write-in-body error `songs.removeAll { $0.isEmpty }`
    let _ = songs.removeAll { $0.isEmpty }
    // expect: state-write-in-body error `genres.formUnion(["Folk"])`
    let _ = genres.formUnion(["Folk"])
    // expect: state-write-in-body error `plays.removeValue(forKey: "Blue")`
    let _ = plays.removeValue(forKey: "Blue")
    let _ = countdown.tick()  // expect: state-write-in-body error `countdown.tick()`
    let _ = path.append("song")  // expect: state-write-in-body error `path.append("song")`
    let _ = level.round()  // expect: state-write-in-body error `level.round()`
    // fine: state-write-in-body -- these read and return something new
    let sorted = songs.sorted() + genres.union(["Pop"]).sorted() + songs.dropLast() + songs.reversed()
    Text("\(sorted.count) \(plays.mapValues { $0 + 1 }.count) \(level.rounded()) \(countdown.left) \(path.count)")
  }
}
