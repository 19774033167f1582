// A page needs no import besides `Notebook` to ask questions and print tables.
@_exported import struct Pages.Question
@_exported import struct Pages.Table
