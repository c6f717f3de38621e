import SwiftUI

struct Profile {
  var name = ""
  var tags: [String] = []
  var home = Address()
  struct Address { var city = "" }
}

struct Seating: View {
  @State private var seats = ["A", "B"]
  @State private var prices: [String: Int] = [:]
  @State private var profile = Profile()
  @State private var guest: Profile?

  var body: some View {
    let _ = (seats[0] = "C")  // expect: state-write-in-body error `seats[0] = "C"`
    // expect: state-write-in-body error `prices["A", default: 0] += 5`
    let _ = (prices["A", default: 0] += 5)
    // expect: state-write-in-body error `profile.home.city = "Lyon"`
    let _ = (profile.home.city = "Lyon")
    // expect: state-write-in-body error `profile.tags.append("new")`
    let _ = profile.tags.append("new")
    let _ = (guest?.name = "Bo")  // expect: state-write-in-body error `guest?.name = "Bo"`
    let _ = guest?.tags.removeAll()  // expect: state-write-in-body error `guest?.tags.removeAll()`
    // expect: state-write-in-body error `profile[keyPath: \.name] = "Di"`
    let _ = (profile[keyPath: \.name] = "Di")
    Text("\(seats.count) \(prices.count) \(profile.name) \(guest?.name ?? "")")
  }
}
