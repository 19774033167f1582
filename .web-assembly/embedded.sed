# What Embedded Swift 6.3 cannot do, and what stands for it. An error cannot be boxed: it is a `Failure`,
# which is its text.
s/any Error\b/Failure/g
s/String\(reflecting: (\w+)\)/\1.description/g
s/ throws ->/ throws(Failure) ->/g
s/\bdo \{/do throws(Failure) {/g
s/\btryMap \{ value in$/tryMap { (value) throws(Failure) in/
# Nothing is weak; who runs an experiment disposes all of it.
s/\[weak (\w+)\]/[\1]/g
s/, weak (\w+)\]/, \1]/g
# No key paths.
s/\(\\\.([a-zA-Z.]+)\)/({ $0.\1 })/g
# No type knows its name.
s/\\\(Self\.self\)/Self/g
s/\\\(type\(of: self\)\)/Scheduler/g
# No value of a type that is not known can be printed; see `StandIns.swift`.
s/\.value\("\\\(value\)"\)/.value(printed(value))/
/^import (ReactiveCore|PlainText|Marbles)$/d
s/\btrack\?\./track./
# An array of subclasses is not converted.
s/\(race\.runners\)/(race.runners.map { $0 as Disposable })/
s/\(key: "\\\(\$0\)"\)/(key: printed($0))/
# No closure knows its actor.
s/@isolated\(any\) //g
# Nobody stands outside of the module.
s/^( *)(public|package|open) (class|struct|enum|protocol|typealias|extension|func|var|let|init|static|final|override|private\(set\)|convenience|required|subscript)/\1\3/
s/@(usableFromInline|inlinable)\b//
s/extension StringProtocol/extension String/
# See `Swift/Dictionary.swift`; a program that is written for a reader keeps its own.
/@n/!s/\[([A-Z][A-Za-z]*): ([A-Z][A-Za-z<>, .]*)\]/Dictionary<\1, \2>/g
