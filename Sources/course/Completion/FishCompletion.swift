/// Completion as fish wants it: one line for each command, which adds to what was there before.
struct FishCompletion {
  let words: CompletionWords

  var script: String {
    """
    # Completes what is typed after `course`, and after `swift run course`.

    # Prints the command that is typed already, or `none`; fails where no `course` stands before.
    function __course_command
      set -l typed (commandline -opc)
      if test (string replace -r '.*/' '' -- $typed[1]) = swift
        test (count $typed) -ge 3; and test "$typed[2] $typed[3]" = 'run course'; or return 1
        set -e typed[1..2]
      end
      set -e typed[1]
      test (count $typed) -gt 0; and echo $typed[1]; or echo none
    end

    function __course_after
      set -l command (__course_command); and test "$command" = $argv[1]
    end

    function __course_after_run
      set -l typed (commandline -opc)
      test (count $typed) -eq 2; and test "$typed[2]" = run
    end

    complete -c swift -f -n __course_after_run -a '\(words.products.joined(separator: " "))'
    for program in course swift
    \(commands)
    \(following)
    end

    """
  }

  private var commands: String {
    words.commands
      .map { "  complete -c $program -f -n '__course_after none' -a \($0.name) -d '\($0.summary)'" }
      .joined(separator: "\n")
  }

  private var following: String {
    words.commands
      .map {
        "  complete -c $program -f -n '__course_after \($0.name)' "
          + "-a '\($0.following.joined(separator: " "))"
          + ($0.takesFolder ? " (__fish_complete_directories)'" : "'")
      }
      .joined(separator: "\n")
  }
}
