// A page writes `import Notebook` and has what it asks and prints with.
@_exported import struct Pages.Question
@_exported import struct Pages.Table
