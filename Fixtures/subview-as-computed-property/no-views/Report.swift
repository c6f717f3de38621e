// config: {"enable": ["subview-as-computed-property"]}
import SwiftUI

// fine: subview-as-computed-property -- the properties are no views
struct ReportPage: View {
  let lines: [String]
  @State private var isShort = true

  var body: some View {
    VStack {
      HStack {
        Text("Sun")
        Spacer()
        Image(systemName: "sun")
      }
      HStack {
        Text("Wind")
        Spacer()
        Image(systemName: "wind")
      }
      HStack {
        Text("Snow")
        Spacer()
        Image(systemName: "snow")
      }
      HStack {
        Text("Tent")
        Spacer()
        Image(systemName: "tent")
      }
      HStack {
        Text("Bag")
        Spacer()
        Image(systemName: "bag")
      }
      HStack {
        Text("Map")
        Spacer()
        Image(systemName: "map")
      }
      HStack {
        Text("Train")
        Spacer()
        Image(systemName: "train")
      }
      HStack {
        Text("Ferry")
        Spacer()
        Image(systemName: "ferry")
      }
      HStack {
        Text("Hotel")
        Spacer()
        Image(systemName: "hotel")
      }
      HStack {
        Text("Bed")
        Spacer()
        Image(systemName: "bed")
      }
      HStack {
        Text("Sofa")
        Spacer()
        Image(systemName: "sofa")
      }
      HStack {
        Text("Tub")
        Spacer()
        Image(systemName: "tub")
      }
      Button(title) { isShort.toggle() }
      Text("\(count), \(longest)")
    }
  }

  private var title: String { isShort ? "Short" : "Long" }
  private var count: Int { lines.count }
  private var longest: Int { lines.map(\.count).max() ?? 0 }
}
