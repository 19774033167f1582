function compare(predictedLines, printedLines, isOfOneLine) {
  const tidied = lines => lines
    .map(line => line.normalize().split(/\s+/u).filter(word => word).join(" "))
    .filter(line => line)
  const letters = word => Array.from(new Intl.Segmenter().segment(word), part => part.segment)
  const words = lines => lines.flatMap(line => line.split(" "))

  const hasCommas = printedLines.some(line => line.includes(","))
  let predicted = tidied(predictedLines.map(line => hasCommas ? line : line.replaceAll(",", " ")))
  let printed = tidied(printedLines)
  const saysNothing = predicted.length == 1 && predicted[0].toLowerCase() == "nothing"
  // Whoever writes all lines into one means the words.
  const isWord = predicted.length == 1 && printed.length > 1 && !saysNothing
  if (isWord) {
    printed = words(printed)
    predicted = words(predicted)
    if (predicted.length == 1 && printed.every(word => letters(word).length == 1)) {
      predicted = letters(predicted[0])
    }
  } else if (saysNothing && printed.length == 0) {
    predicted = []
  }

  for (let index = 0; index < Math.max(predicted.length, printed.length); index++) {
    if (predicted[index]?.toLowerCase() === printed[index]?.toLowerCase()) continue
    return {
      position: isOfOneLine ? null : index + 1, isWord,
      predicted: predicted[index] ?? null, printed: printed[index] ?? null
    }
  }
  return null
}
