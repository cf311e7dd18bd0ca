import { keepAnswer, keepsAnswers } from '../../server/testing/kept-answers.ts'

type Answer = (go: () => Promise<Response>) => Promise<Response>

const browserFetch = globalThis.fetch
const waiting: { readonly pattern: RegExp; readonly answer: Answer }[] = []

globalThis.fetch = (input, init) => {
  const { method, url } = new Request(input, init)
  const go = async () => {
    const response = await browserFetch(input, init)
    return keepsAnswers ? kept(method, url, response) : response
  }
  const found = waiting.findLast(({ pattern }) => pattern.test(`${method} ${url}`))
  return found ? found.answer(go) : go()
}

/** Returns the same answer, read: happy-dom empties an answer that is cloned. */
async function kept(method: string, address: string, response: Response): Promise<Response> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!/\/api\//.test(address) || !type.includes('json')) return response
  const text = await response.text()
  keepAnswer({ method, address, status, type }, text)
  return new Response(text, { status, headers })
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
