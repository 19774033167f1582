window.labAsk = async (question, text, then) => {
  // What asks the course is the last script of a page.
  if (document.readyState == "loading") await new Promise(done => addEventListener("DOMContentLoaded", done))
  const wrong = message => ["error", "0", "0", message]
  const answer = await live.post("lab", { question, text }).then(
    async reply => reply.ok ? (await reply.text()).split("\0") : wrong(await reply.text()),
    () => wrong("The course does not answer. Is it still open in the terminal?"))
  then(answer)
}
