import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Settings of a bucket, in the server's form. */
interface Address {
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

interface Upload {
  readonly key: string
  readonly parts: Map<number, Buffer>
  initiated: Date
}

export interface S3Service {
  readonly address: Address
  /** The settings as a URL. */
  readonly url: string
  readonly objects: Map<string, Buffer>
  /** Unfinished uploads by id. */
  readonly uploads: Map<string, Upload>
  readonly requests: { readonly method: string; readonly url: string; readonly signature: string }[]
  /** Decides for each request whether its connection is cut. */
  cuts: (method: string, url: string) => boolean
  readonly stop: () => Promise<void>
}

/** Starts an S3-compatible service with one bucket in memory. Signatures are recorded, not checked. */
export async function startS3Service(bucket: string): Promise<S3Service> {
  const objects: S3Service['objects'] = new Map()
  const uploads: S3Service['uploads'] = new Map()
  const requests: S3Service['requests'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, signature: headers.authorization ?? '' })
    if (service.cuts(method, url)) return request.destroy()
    return void answer({ bucket, objects, uploads }, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a TCP port
  const service: S3Service = {
    address: {
      endpoint: `http://127.0.0.1:${port}/${bucket}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      region: 'eu-west-1',
    },
    url: `http://key:secret@127.0.0.1:${port}/${bucket}?region=eu-west-1`,
    objects,
    uploads,
    requests,
    cuts: () => false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

async function answer(
  { bucket, objects, uploads }: Pick<S3Service, 'objects' | 'uploads'> & { readonly bucket: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://service')
  const key = decodeURIComponent(pathname.slice(bucket.length + 2))
  const refuse = (status: number, code: string): void =>
    void response.writeHead(status).end(xml('Error', `<Code>${code}</Code>`))
  if (pathname.split('/')[1] !== bucket) return refuse(404, 'NoSuchBucket')
  const body = await buffer(request)
  const id = query.get('uploadId') ?? ''
  const upload = uploads.get(id)
  if (id !== '' && !upload) return refuse(404, 'NoSuchUpload')
  const prefix = query.get('prefix') ?? ''

  switch (request.method) {
    case 'POST': {
      if (!upload) {
        const created = randomUUID()
        uploads.set(created, { key, parts: new Map(), initiated: new Date() })
        return void response.end(
          xml(
            'InitiateMultipartUploadResult',
            `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${created}</UploadId>`,
          ),
        )
      }
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
      if (numbers.some((number) => !upload.parts.has(number))) return refuse(400, 'InvalidPart')
      objects.set(key, Buffer.concat(numbers.map((number) => upload.parts.get(number)!))) // checked above
      uploads.delete(id)
      return void response.end(
        xml('CompleteMultipartUploadResult', `<Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>"e"</ETag>`),
      )
    }
    case 'PUT': {
      if (upload) upload.parts.set(Number(query.get('partNumber')), body)
      else objects.set(key, body)
      return void response.writeHead(200, { etag: `"${body.length}"` }).end()
    }
    case 'DELETE': {
      if (upload) uploads.delete(id)
      else objects.delete(key)
      return void response.writeHead(204).end()
    }
    default: {
      if (key === '' && query.has('uploads')) {
        const listed = [...uploads]
          .filter(([, one]) => one.key.startsWith(prefix))
          .map(([uploadId, one]) =>
            xml(
              'Upload',
              `<Key>${one.key}</Key><UploadId>${uploadId}</UploadId><Initiated>${one.initiated.toISOString()}</Initiated>`,
            ),
          )
        return void response.end(
          xml('ListMultipartUploadsResult', `<Bucket>${bucket}</Bucket>${listed.join('')}`),
        )
      }
      if (key === '') {
        const listed = [...objects]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, content]) => xml('Contents', `<Key>${name}</Key><Size>${content.length}</Size>`))
        return void response.end(
          xml('ListBucketResult', `<IsTruncated>false</IsTruncated>${listed.join('')}`),
        )
      }
      const object = objects.get(key)
      if (!object) return refuse(404, 'NoSuchKey')
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const content = from === undefined ? object : object.subarray(Number(from), Number(to) + 1)
      response.writeHead(from === undefined ? 200 : 206, { 'content-length': content.length })
      return void response.end(request.method === 'HEAD' ? undefined : content)
    }
  }
}

function xml(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
