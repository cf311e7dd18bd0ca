import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'

/**
 * One keep-alive connection for one request at a time. Minimal, because it shares the processors with the
 * measured servers: a general HTTP client would cost a fifth of a small response.
 */
export interface Connection {
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, type: string, body: string) => Promise<Answer>
  readonly close: () => void
}

export interface Answer {
  readonly status: number
  readonly body: string
}

interface PendingRequest {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** acceptsGzip: send the header that browsers send. */
export function openConnection(port: number, { acceptsGzip = false } = {}): Connection {
  let pending: PendingRequest | undefined
  let received: Buffer = Buffer.alloc(0)
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const fail = (error: Error): void => pending?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part])
    const answer = readAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    pending?.resolve(answer)
  })
  const headers = `Host: 127.0.0.1:${port}\r\n${acceptsGzip ? 'Accept-Encoding: gzip\r\n' : ''}`
  const ask = (request: string): Promise<Answer> => {
    socket.write(request)
    return new Promise((resolve, reject) => (pending = { resolve, reject }))
  }
  return {
    get: (path) => ask(`GET ${path} HTTP/1.1\r\n${headers}\r\n`),
    post: (path, type, body) =>
      ask(
        `POST ${path} HTTP/1.1\r\n${headers}Content-Type: ${type}\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
    close: () => socket.destroy(),
  }
}

/** undefined until the response is complete. Source: RFC 9112, sections 4, 6 and 7.1. */
function readAnswer(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  const start = headEnd + 4
  const content = length === undefined ? readChunks(bytes, start) : readBytes(bytes, start, Number(length))
  if (content === undefined) return undefined
  const isPacked = /\r\ncontent-encoding: *gzip/i.test(head)
  return { status: Number(head.slice(9, 12)), body: String(isPacked ? gunzipSync(content) : content) }
}

function readBytes(bytes: Buffer, start: number, length: number): Buffer | undefined {
  return bytes.length < start + length ? undefined : bytes.subarray(start, start + length)
}

function readChunks(bytes: Buffer, start: number): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const length = parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + length + 2
    if (bytes.length < end) return undefined
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = end
  }
}
