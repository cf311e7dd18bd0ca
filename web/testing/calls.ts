import { keepAnswer, keepsAnswers } from '../../server/testing/kept-answers.ts'

type Answer = (go: () => Promise<Response>) => Promise<Response>

const browserFetch = globalThis.fetch
const waiting: { readonly pattern: RegExp; readonly answer: Answer }[] = []

globalThis.fetch = (input, init) => {
  const { method, url } = new Request(input, init)
  const go = async () => {
    const response = await browserFetch(input, init)
    if (keepsAnswers) await keep(method, url, response)
    return response
  }
  const found = waiting.findLast(({ pattern }) => pattern.test(`${method} ${url}`))
  return found ? found.answer(go) : go()
}

async function keep(method: string, address: string, response: Response): Promise<void> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (type.includes('json')) keepAnswer({ method, address, status, type }, await response.clone().text())
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
