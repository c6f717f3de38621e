import SwiftUI

extension Signpost {
  var field: some View { TextField("Text", text: $text) }
}
