type Answer = (go: () => Promise<Response>) => Promise<Response>

const browserFetch = globalThis.fetch
const waiting: { readonly pattern: RegExp; readonly answer: Answer }[] = []

globalThis.fetch = (input, init) => {
  const { method, url } = new Request(input, init)
  const go = () => browserFetch(input, init)
  const found = waiting.findLast(({ pattern }) => pattern.test(`${method} ${url}`))
  return found ? found.answer(go) : go()
}

/**
 * Decides, as a network between browser and server may, how calls whose `METHOD address` fits a pattern are answered.
 * go: sends the call. Returns a function after which they pass again; all pass when the page is closed.
 */
export function onCalls(pattern: RegExp, answer: Answer): () => void {
  const call = { pattern, answer }
  waiting.push(call)
  return () => void waiting.splice(waiting.indexOf(call), 1)
}

export function passAllCalls(): void {
  waiting.length = 0
}
