import SwiftUI

struct LikeButton: View {
  @State private var likes = 0
  @State private var draws = 0

  var body: some View {
    Button(action: like) {
      let _ = (draws += 1)  // expect: state-write-in-body error `draws += 1`
      Text("\(likes) of \(draws)")
    }
    Button {
      likes = 0  // fine: state-write-in-body -- the action
    } label: {
      let _ = (draws = 0)  // expect: state-write-in-body error `draws = 0`
      Text("Reset")
    }
  }

  private func like() {
    likes += 1  // fine: state-write-in-body -- only the button calls it
  }
}
