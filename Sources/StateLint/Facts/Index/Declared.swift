/// What a project declares by one name, in file order.
struct Declared: Sendable {
  var types: [Row<TypeEntity>] = []
  var aliases: [Reference<AliasFact>] = []
}
