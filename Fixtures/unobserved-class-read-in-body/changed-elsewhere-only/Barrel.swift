import SwiftUI

final class Barrel {
  var litres = 100
}

struct BarrelLabel: View {
  // fine: unobserved-class-read-in-body -- what changes is a barrel that is not shown yet
  let barrel: Barrel

  var body: some View { Text("\(barrel.litres) l") }
}

func halfFullBarrel() -> Barrel {
  let barrel = Barrel()
  barrel.litres = 50
  return barrel
}
