function compare(predictedLines, printedLines, rule) {
  const tidied = lines => lines
    .map(line => line.normalize().split(/\s+/u).filter(word => word).join(" "))
    .filter(line => line)
  const letters = word => "Segmenter" in Intl
    ? Array.from(new Intl.Segmenter().segment(word), part => part.segment) : Array.from(word)
  const words = lines => lines.flatMap(line => line.split(" "))
  const compared = text => rule.caseMatters ? text : text?.toLowerCase()

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

  if (rule.inAnyOrder) {
    const left = [...printed]
    const tooMuch = predicted.filter(line => {
      const index = left.findIndex(other => compared(other) == compared(line))
      if (index >= 0) left.splice(index, 1)
      return index < 0
    })
    if (!left.length && !tooMuch.length) return null
    return { position: null, isWord, predicted: tooMuch[0] ?? null, printed: left[0] ?? null }
  }
  for (let index = 0; index < Math.max(predicted.length, printed.length); index++) {
    if (compared(predicted[index]) === compared(printed[index])) continue
    return {
      position: rule.isOfOneLine ? null : index + 1, isWord,
      predicted: predicted[index] ?? null, printed: printed[index] ?? null
    }
  }
  return null
}
