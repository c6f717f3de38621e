import SwiftUI

struct CedarView: View {
  @State private var height = 0.0

  var body: some View {
    GeometryReader(content: { proxy -> Text in
      height = proxy.size.height  // expect: state-write-in-body error `height = proxy.size.height`
      return Text("\(height)")
    })
    HStack(alignment: .top, spacing: 4) { [height] in
      // expect: state-write-in-body error `self.height = height + 1`
      let _ = (self.height = height + 1)
      Text("\(height)")
    }
    Group {
      if height > 3 {
        let _ = (height = 3)  // expect: state-write-in-body error `height = 3`
        Text("Capped")
      } else {
        switch height {
        case 0:
          let _ = (height = 1)  // expect: state-write-in-body error `height = 1`
          Text("Raised")
        default: EmptyView()
        }
      }
    }
  }
}
