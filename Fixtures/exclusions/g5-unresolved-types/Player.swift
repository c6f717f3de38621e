import MediaKit
import SwiftUI

typealias Deck = MediaDeck

protocol Countable: AnyObject {
  var count: Int { get set }
}

struct PlayerView<Item: AnyObject & Countable>: View {
  // fine: state-holds-observable-object -- an alias of a foreign type
  @State private var deck = Deck()
  @State private var player: MediaPlayer  // fine: state-holds-unobserved-class -- a foreign type
  @State private var source: any Countable  // fine: state-holds-unobserved-class -- a protocol
  @State private var item: Item  // fine: state-holds-unobserved-class -- a generic parameter

  init(item: Item, source: any Countable, player: MediaPlayer) {
    _item = State(initialValue: item)  // fine: state-initialized-from-input -- a generic parameter
    _source = State(initialValue: source)  // fine: state-initialized-from-input -- a protocol
    _player = State(initialValue: player)  // fine: state-model-injected-via-init -- a foreign type
  }

  var body: some View {
    Text("\(deck.name) \(source.count) \(item.count) \(player.title)")
      .onTapGesture {
        source.count += 1
        item.count += 1
        player.next()
      }
    Text(player.advance())  // fine: model-mutation-in-body -- a foreign type
  }
}
