/// What fish reads to complete command lines: `stlint completions fish | source`, or a file
/// `stlint.fish` in `~/.config/fish/completions`.
enum FishCompletions {
  static var text: String {
    #"""
    # Completions of stlint for fish, printed by `stlint completions fish`.

    # Prints the operands before the cursor, one a line.
    function __stlint_operands
        set -l is_value no
        for word in (commandline -opc)[2..-1]
            if test $is_value = yes
                set is_value no
            else if contains -- $word \#(valued)
                set is_value yes
            else if test "$word" = - || not string match -q -- '-*' $word
                echo $word
            end
        end
    end

    # Whether the next operand is the first of this command, or with `more` a further one.
    function __stlint_stands
        set -l operands (__stlint_operands)
        test "$operands[1]" = "$argv[1]" || return 1
        set -l count (count $operands)
        if test "$argv[2]" = more
            test $count -gt 1
        else
            test $count -eq 1
        end
    end

    function __stlint_starts
        test -z "$(__stlint_operands)"
    end

    function __stlint_rules
        printf '%s\t%s\n' \
    \#(rows(Candidates.rules))
    end

    function __stlint_symptoms
        printf '%s\t%s\n' \
    \#(rows(Candidates.symptoms))
    end

    function __stlint_names
        printf '%s\t%s\n' \
    \#(rows(Candidates.names))
    end

    function __stlint_levels
        for rule in (__stlint_rules | string split -f 1 \t)
            printf '%s\n' $rule={\#(Candidates.levels.joined(separator: ","))}
        end
    end

    function __stlint_revisions
        echo HEAD
        git for-each-ref --format='%(refname:short)' 2>/dev/null
    end

    \#(commands)

    \#(options)

    """#
  }

  /// The options whose value is the next word.
  private static var valued: String {
    Option.allCases.filter { $0.placeholder != nil }.map(\.rawValue).joined(separator: " ")
  }

  private static var commands: String {
    let starts = CommandWord.allCases.map { command in
      "complete -c stlint -n __stlint_starts -a \(command.rawValue) "
        + "-d \(quoted(command.meaning))"
    }
    let operands = CommandWord.allCases.flatMap { command in
      [("", command.first), (" more", command.rest)].compactMap { place, candidates in
        arguments(candidates).map {
          "complete -c stlint -n '__stlint_stands \(command.rawValue)\(place)' \($0)"
        }
      }
    }
    return (starts + operands).joined(separator: "\n")
  }

  private static var options: String {
    Option.allCases.flatMap { option -> [String] in
      let name = String(option.rawValue.dropFirst(2))
      let line = "complete -c stlint -l \(name) -d \(quoted(option.meaning))"
      if option.placeholder != nil {
        return [line + " -r " + (arguments(option.candidates) ?? "-F")]
      }
      guard case .words(let words) = option.candidates else { return [line] }
      return [line]
        + words.map {
          "complete -c stlint -a \(option.rawValue)=\($0) -n 'commandline -ct "
            + "| string match -q -- \"--*\"' -d \(quoted(option.meaning))"
        }
    }.joined(separator: "\n")
  }

  /// What is offered; nil where fish's own completion of paths does.
  private static func arguments(_ candidates: Candidates) -> String? {
    switch candidates {
    case .path: nil
    case .nothing: "-f"
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    case .lesson: "-f -a '(__stlint_symptoms; __stlint_rules)'"
    case .symptom: "-f -a '(__stlint_symptoms)'"
    case .ruleNames: "-f -a '(__fish_complete_list , __stlint_names)'"
    case .ruleLevels: "-f -a '(__fish_complete_list , __stlint_levels)'"
    case .revision: "-f -a '(__stlint_revisions)'"
    }
  }

  private static func rows(_ rows: [Candidates.Row]) -> String {
    rows.map { "        \($0.name) \(quoted($0.meaning))" }.joined(separator: " \\\n")
  }

  /// `text` as one word of fish, which knows `\'` between quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
