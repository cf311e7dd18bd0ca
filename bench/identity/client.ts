import { openConnection } from './connection.ts'
import type { Service } from './service.ts'

/** Calls a service over one connection, one call at a time. Throws unless the status is 200. */
export interface Client {
  readonly api: (method: string, body: object) => Promise<Reply>
  readonly refresh: (refreshToken: string) => Promise<Reply>
  readonly close: () => void
}

/** Fields that the benchmark reads; present in the replies where they are read. */
export interface Reply {
  readonly idToken: string
  readonly refreshToken: string
}

export function createClient({ port, apiPath, tokenPath, apiKey }: Service): Client {
  const connection = openConnection(port)
  async function post(path: string, type: string, text: string): Promise<Reply> {
    const { status, body } = await connection.post(path, type, text)
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
    return JSON.parse(body) as Reply
  }
  return {
    api: (method, body) =>
      post(`${apiPath}/v1/accounts:${method}?key=${apiKey}`, 'application/json', JSON.stringify(body)),
    refresh: (refreshToken) =>
      post(
        `${tokenPath}/v1/token?key=${apiKey}`,
        'application/x-www-form-urlencoded',
        `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
      ),
    close: () => connection.close(),
  }
}
