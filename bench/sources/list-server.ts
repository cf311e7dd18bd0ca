import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const models = [
  'iPhone 12',
  'iPhone 13',
  'iPhone 14',
  'iPhone 15',
  'iPhone 13 Pro',
  'iPhone 14 Pro',
  'iPad Air 5',
]
const storages = ['64 GB', '128 GB', '256 GB', '512 GB']

function csvOf(rows: number, note: string): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const model = models[at % models.length]
    const storage = storages[Math.floor(at / models.length) % storages.length]
    const carrier = Math.floor(at / models.length / storages.length)
    return `${model},${storage},Carrier ${carrier},${200 + (at % 300)}.00,${note}`
  })
  return ['Model,Storage,Carrier,Price,Note', ...lines].join('\n')
}

/** A list as shops publish them, and one with as much as may be in it. */
export const listOf = { usual: csvOf(1_000, 'in stock'), greedy: csvOf(10_000, 'n'.repeat(300)) } as const

/** Serves the lists on this machine. */
export async function serveLists(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(({ url }, response) => {
    const isGreedy = url === '/greedy'
    response.writeHead(200, { 'content-type': 'text/csv' }).end(isGreedy ? listOf.greedy : listOf.usual)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
