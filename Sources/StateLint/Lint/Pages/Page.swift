/// A page of `Rules/`, split at its headings and code blocks.
public struct Page: Sendable, Equatable {
  /// The heading of the first level: the id of the page.
  public var title: String
  /// The stretches between headings, in order. The first one stands under the title.
  public var sections: [Section]

  /// Every code block of the page, in order.
  public var blocks: [Block] {
    sections.flatMap { section in
      section.parts.compactMap { part in
        if case .code(let block) = part { block } else { nil }
      }
    }
  }

  /// A heading and what follows it, up to the next heading of any level.
  public struct Section: Sendable, Equatable {
    /// The headings the text stands under, from the outside in, without the title.
    public var heading: [String]
    /// The level of the innermost heading; 1 for what stands under the title.
    public var level: Int
    /// The line of the heading in the page, from 1.
    public var line: Int
    /// Prose and code blocks in order.
    public var parts: [Part]
  }

  /// A piece of a section.
  public enum Part: Sendable, Equatable {
    /// Markdown between code blocks, without the blank lines around it.
    case prose(String)
    /// A fenced code block.
    case code(Block)
  }

  /// A fenced code block.
  public struct Block: Sendable, Equatable {
    /// What the page shows it for.
    public var kind: Kind
    /// The first word after the fence, `swift` for example; empty if there is none.
    public var language: String
    /// The further words: `ios=17` gives the key `ios` the value `17`, a bare word the value "".
    public var info: [String: String]
    /// The headings it stands under, as in `Section.heading`.
    public var heading: [String]
    /// The lines between the fences; each ends with a newline.
    public var text: String
    /// The line of the first line of `text` in the page, from 1.
    public var line: Int

    /// The name that makes blocks under one heading a project: `file=Cart.swift`.
    public var file: String? { info["file"] }

    /// What a code block is shown for.
    public enum Kind: String, Sendable {
      /// The mistake: the linter finds exactly what its comments promise.
      case bad
      /// The way to write it: the linter finds nothing.
      case good
      /// Anything else: a message, a command, a fragment. It is not linted.
      case other
    }
  }
}
