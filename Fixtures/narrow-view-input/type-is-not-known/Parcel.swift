// config: {"enable": ["narrow-view-input"]}
import ParcelKit
import SwiftUI

struct ParcelLabel: View {
  let parcel: ParcelKit.Parcel  // fine: narrow-view-input -- a type of another module

  var body: some View { Text(parcel.address) }
}

struct Labelled<Item: CustomStringConvertible>: View {
  let item: Item  // fine: narrow-view-input -- a generic parameter

  var body: some View { Text(item.description) }
}
