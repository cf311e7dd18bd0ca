import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** As many as visitors at once: none waits for a connection of another. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Asks a server as cheaply as Node can: `fetch` takes several times the CPU, which the server then lacks. */
export function ask(
  address: string,
  json?: object,
): Promise<{ readonly status: number; readonly text: string }> {
  const body = json === undefined ? undefined : JSON.stringify(json)
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'gzip',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const content = Buffer.concat(chunks)
            const isPacked = response.headers['content-encoding'] === 'gzip'
            const text = (isPacked ? gunzipSync(content) : content).toString()
            resolve({ status: response.statusCode ?? 0, text })
          })
          .on('error', reject)
      },
    )
    asked.on('error', reject).end(body)
  })
}
