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

/** Returns an equal response whose body was read, since happy-dom empties a response that is cloned. */
async function kept(method: string, address: string, response: Response): Promise<Response> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!/\/api\//.test(address) || !type.includes('json')) return response
  const text = await response.text()
  keepAnswer({ method, address, status, type }, text)
  return new Response(text, { status, headers })
}

/**
 * Sets how calls whose `METHOD address` matches a pattern are answered, like a network between browser and
 * server. go: sends the call. Returns a function that ends this; it also ends when the page is closed.
 */
export function onCalls(pattern: RegExp, answer: Answer): () => void {
  const call = { pattern, answer }
  waiting.push(call)
  return () => void waiting.splice(waiting.indexOf(call), 1)
}

export function passAllCalls(): void {
  waiting.length = 0
}
