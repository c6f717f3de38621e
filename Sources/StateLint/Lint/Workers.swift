import StateLintFacts

/// Does independent pieces of work, several at once where somebody provides threads.
public typealias Workers = StateLintFacts.Workers
