import { aLine, aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import type { OurServer } from '../our-server.ts'
import { liveWidget, confirmEmail } from '../widget/live-widget.ts'
import { visit } from '../widget/visitor.ts'

/** Number of concurrent callers; CALLERS=1 for successive requests. */
export const callers = Number(process.env['CALLERS'] ?? 8)

/** Requests that users wait for. */
export type RequestName =
  | 'create a quote'
  | 'edit a line'
  | 'edit a note'
  | 'list quotes'
  | 'price while typing'
  | 'search quotes'
  | 'visit of a widget'

export interface Waited {
  readonly what: RequestName
  /** Number of requests in a round. */
  readonly times: number
  /** caller: an index below `callers`; a caller waits for its response before the next request. */
  readonly ask: (caller: number, at: number) => Promise<void>
}

export async function requestsTo(server: OurServer, shop: Shop): Promise<readonly Waited[]> {
  await confirmEmail(server, shop)
  const widgetId = await liveWidget(shop)
  const line = aLine(shop)
  const call = async (method: string, path: string, body?: unknown) => {
    const { status, body: answered, code } = await shop.owner.call(method, `${shop.path}${path}`, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${code}`)
    return answered
  }
  const create = (at: number) => {
    const customer = { kind: 'private' as const, name: `Person ${at}`, email: `p${at}@customer.example` }
    return call('POST', '/quotes', aQuoteInput(shop, { customer }))
  }
  const drafts = await Promise.all(Array.from({ length: callers }, (_, caller) => create(1_000_000 + caller)))
  const edit = async (caller: number, path: string, change: object) => {
    const draft = drafts[caller]
    draft.rev = (await call('PATCH', `/quotes/${draft.id}${path}`, { rev: draft.rev, ...change })).rev
  }
  const { catalogId, variantId, answers } = line
  return [
    { what: 'create a quote', times: 96, ask: (_, at) => create(at) },
    {
      what: 'edit a line',
      times: 96,
      ask: (caller, at) =>
        edit(caller, '/lines', {
          changes: [
            { op: 'edit', lineId: drafts[caller].lines[0].id, line: aLine(shop, { quantity: 2 + (at % 7) }) },
          ],
        }),
    },
    { what: 'edit a note', times: 160, ask: (caller, at) => edit(caller, '', { note: `Note ${at}` }) },
    { what: 'list quotes', times: 240, ask: () => call('GET', '/quotes') },
    { what: 'search quotes', times: 240, ask: (_, at) => call('GET', `/quotes?search=p${at % 90}`) },
    {
      what: 'price while typing',
      times: 480,
      ask: () => call('POST', '/device-prices', { catalogId, variantId, answers }),
    },
    {
      what: 'visit of a widget',
      times: 40,
      ask: async (_, at) => void (await visit(server.port, widgetId, answers ?? {}, at)),
    },
  ]
}
