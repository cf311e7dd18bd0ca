import { Agent, request } from 'node:http'
import type { Service } from './service.ts'

/** Calls a service over connections that stay open. Throws what is not answered with 200. */
export interface Client {
  readonly api: (method: string, body: object) => Promise<Reply>
  readonly refresh: (refreshToken: string) => Promise<Reply>
  readonly close: () => void
}

/** As the wire has it; each field is there in the replies that are read. */
export interface Reply {
  readonly idToken: string
  readonly refreshToken: string
}

export function createClient({ port, apiPath, tokenPath, apiKey }: Service, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const post = (path: string, type: string, body: string) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
      const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (response.statusCode === 200) resolve(JSON.parse(text) as Reply)
          else reject(new Error(`${path}: ${response.statusCode} ${text}`))
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    api: (method, body) =>
      post(`${apiPath}/v1/accounts:${method}?key=${apiKey}`, 'application/json', JSON.stringify(body)),
    refresh: (refreshToken) =>
      post(
        `${tokenPath}/v1/token?key=${apiKey}`,
        'application/x-www-form-urlencoded',
        `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
      ),
    close: () => agent.destroy(),
  }
}
