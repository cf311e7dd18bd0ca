import type { Answered } from '../asking.ts'

export type JsonCall = (method: string, path: string, body?: object) => Promise<Answered>

/** Calls of an API with JSON. */
export function jsonCalls(origin: string, headers: Readonly<Record<string, string>>): JsonCall {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

/** Throws unless a call that prepares a peer succeeded. */
export async function succeed(call: Promise<Answered>): Promise<any> {
  const { status, body } = await call
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
