import SwiftUI

protocol WeatherSource {
  func report() async -> String
}

@Observable final class Catalogue {
  var titles: [String] = []
  func load() async { titles = ["Emma"] }
}

actor Archive {
  func newest() -> String { "1891" }
}

struct CatalogueList: View {
  let catalogue: Catalogue

  var body: some View {
    List(catalogue.titles, id: \.self) { Text($0) }
      .task { await catalogue.load() }  // fine: task-missing-id -- a class
  }
}

struct WeatherLine: View {
  let source: any WeatherSource
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = await source.report() }  // fine: task-missing-id -- a protocol
  }
}

struct ArchiveLine: View {
  let archive: Archive
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = await archive.newest() }  // fine: task-missing-id -- an actor
  }
}

struct ClosureLine: View {
  let load: () async -> String
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = await load() }  // fine: task-missing-id -- a closure
  }
}

struct GenericLine<Source: WeatherSource>: View {
  let source: Source
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = await source.report() }  // fine: task-missing-id -- a generic parameter
  }
}
