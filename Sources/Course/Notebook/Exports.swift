// Let a page ask questions and print tables with `import Notebook` alone.
@_exported import struct Pages.Question
@_exported import struct Pages.Table
