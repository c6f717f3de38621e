import SwiftUI

final class Account: ObservableObject {
  static let shared = Account()
  static let `default` = Account()
  static let standard = Account()
  static let main = Account()
  @Published var name = "Ada"
}

enum Objects {
  static let guest = Account()
}

let rootAccount = Account()

struct AccountPage: View {
  @ObservedObject var a = Account.shared  // fine: observed-object-created-in-view -- one for all
  // fine: observed-object-created-in-view -- the same, shorter
  @ObservedObject var b: Account = .shared
  // fine: observed-object-created-in-view -- an existing instance
  @ObservedObject var c = Account.default
  // fine: observed-object-created-in-view -- an existing instance
  @ObservedObject var d = Account.standard
  // fine: observed-object-created-in-view -- an existing instance
  @ObservedObject var e = Account.main
  @ObservedObject var f = Objects.guest  // fine: observed-object-created-in-view -- a static let
  @ObservedObject var g = rootAccount  // fine: observed-object-created-in-view -- a global let

  var body: some View {
    Text([a, b, c, d, e, f, g].map(\.name).joined())
  }
}
