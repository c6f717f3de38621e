import SwiftUI

struct Cheque {
  var number = 1
}
