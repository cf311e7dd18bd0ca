import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CatalogDocument } from '@costard/contract'
import { nameOfVariant } from '@costard/contract/price-lists'

/**
 * Devices whose names in a list raise no question: a list with questions would be held, and nothing of it
 * stored.
 */
const families = ['iphone', 'ipad']

/** A list as shops publish them, and one of the maximum size: repeated rows with long notes. */
export function listsOf({ pricing: { models, grades } }: CatalogDocument) {
  const all = models
    .filter(({ family }) => family !== undefined && families.includes(family))
    .flatMap(({ variants }) => variants)
    .flatMap(({ id, priceMinor }) =>
      grades.map(({ code, factorBp }) => {
        const price = (((priceMinor ?? 10_000) / 100) * factorBp) / 10_000
        return [nameOfVariant(models, id, null), code, price.toFixed(2)]
      }),
    )
  const csv = (rows: number, note: string) =>
    [
      ['Model', 'Grade', 'Price', 'Note'],
      ...Array.from({ length: rows }, (_, at) => [...(all[at % all.length] ?? []), note]),
    ]
      .map((cells) => cells.join(';'))
      .join('\n')
  return { usual: csv(1_000, 'in stock'), greedy: csv(10_000, 'n'.repeat(300)) }
}

/** Serves the lists on this machine. */
export async function serveLists({
  usual,
  greedy,
}: ReturnType<typeof listsOf>): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).end(url === '/greedy' ? greedy : usual)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}
