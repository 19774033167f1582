// A page writes `import Notebook` and has what it asks and prints with.
@_exported import struct Page.Question
@_exported import struct Page.Table
