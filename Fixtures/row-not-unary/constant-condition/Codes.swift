// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Codes: View {
  let codes: [Int]

  var body: some View {
    List(codes, id: \.self) { code in
      // fine: row-not-unary -- known before anything is drawn
      if #available(iOS 99, *) { Text("\(code)").bold() } else { Text("\(code)") }
    }
  }
}
