import Foundation

Interrupt.install()
exit(CommandLineInterface.run(Array(CommandLine.arguments.dropFirst())))
