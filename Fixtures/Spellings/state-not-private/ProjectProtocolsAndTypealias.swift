import SwiftUI

protocol Screen: View {
  static var title: String { get }
}

protocol MainScreen: Screen {}

typealias Widgetlike = View & Sendable

struct OrdersScreen: MainScreen {
  static let title = "Orders"
  @State var filter = ""  // expect: state-not-private warning `@State`

  var body: some View { TextField(Self.title, text: $filter) }
}

struct StockScreen: Widgetlike {
  @State var search = ""  // expect: state-not-private warning `@State`

  var body: some View { TextField("Stock", text: $search) }
}
