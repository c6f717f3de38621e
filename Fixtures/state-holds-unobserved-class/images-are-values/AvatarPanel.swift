import SwiftUI

struct AvatarPanel: View {
  // fine: state-holds-unobserved-class -- replaced, never changed inside
  @State private var avatar = UIImage()
  // fine: state-holds-unobserved-class -- immutable
  @State private var caption = NSAttributedString(string: "Me")

  var body: some View {
    VStack {
      Image(uiImage: avatar).frame(width: avatar.size.width)
      Text(caption.string)
      Button("Change") {
        avatar = UIImage(named: "cat") ?? avatar
        caption = NSAttributedString(string: "Cat")
      }
    }
  }
}
