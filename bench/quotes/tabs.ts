import { setTimeout as pause } from 'node:timers/promises'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { cpuMsOf } from '../identity/cpu-time.ts'
import type { OurServer } from '../our-server.ts'
import { connect } from '../realtime/live-client.ts'
import type { Row } from '../table.ts'

const tabs = 200
const edits = 60
/**
 * A tab collects for this time the quotes that were not pushed, reads them in one call, and then pauses, as
 * in web/live/quote-news.ts. Milliseconds.
 */
const batchMs = 200
const pauseMs = 1_000

interface Tab {
  readonly showsList: boolean
  /** Hidden for a minute, so that it does not follow revisions (web/live/while-shown.ts). */
  readonly isHidden?: boolean
}

/** CPU time of the server for saving a note, by the number of tabs that the team has open. */
export async function tabRows(server: OurServer, shop: Shop): Promise<readonly Row[]> {
  await costOf(server, shop, [{ showsList: true }]) // warm-up
  const one = await costOf(server, shop, [{ showsList: true }])
  const hidden = await costOf(server, shop, crowd({ showsList: false, isHidden: true }))
  const elsewhere = await costOf(server, shop, crowd({ showsList: false }))
  const lists = await costOf(server, shop, crowd({ showsList: true }))
  const rowOf = (what: string, cost: number): Row => ({
    what,
    measured: `${cost.toFixed(2)} ms, ${(cost / one).toFixed(2)} x`,
    target: '<= 1.2 x',
    isMet: cost <= 1.2 * one,
  })
  return [
    { what: 'CPU of a saved note, one tab with the list', measured: `${one.toFixed(2)} ms` },
    rowOf(`with ${tabs - 1} more tabs, hidden`, hidden),
    rowOf(`with ${tabs - 1} more tabs on other screens`, elsewhere),
    rowOf(`with ${tabs - 1} more tabs that show the list`, lists),
  ]
}

function crowd(others: Tab): readonly Tab[] {
  return [{ showsList: true }, ...Array.from({ length: tabs - 1 }, () => others)]
}

async function costOf(server: OurServer, shop: Shop, open: readonly Tab[]): Promise<number> {
  const idToken = await shop.owner.idToken()
  const { body: quote } = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
  const reads = new Set<Promise<unknown>>()
  let hasEnded = false
  const read = () => {
    if (hasEnded) return
    const answer = shop.owner.call('GET', `${shop.path}/quotes/by-id?ids=${quote.id}`)
    reads.add(answer)
    void answer.finally(() => reads.delete(answer))
  }
  const clients = await Promise.all(
    open.map(async ({ showsList, isHidden = false }) => {
      const client = await connect(server.port, idToken)
      if (isHidden) return client
      await client.ask('q', { p: `/revisions/${shop.team.id}`, h: '' })
      let isPlanned = false
      let hasMore = false
      const plan = () => {
        hasMore = isPlanned
        if (isPlanned) return
        isPlanned = true
        setTimeout(() => {
          hasMore = false
          read()
          setTimeout(() => {
            isPlanned = false
            if (hasMore) plan()
          }, pauseMs)
        }, batchMs)
      }
      // A push that contains the row needs no read.
      if (showsList)
        client.onPush = (pushed) => {
          if (typeof (pushed as { data?: unknown }).data !== 'string') plan()
        }
      return client
    }),
  )
  let { rev } = quote
  let before = 0
  for (let at = -10; at < edits; at += 1) {
    if (at === 0) before = cpuMsOf(server.pid)
    const { status, body } = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, {
      rev,
      note: `Note ${at}`,
    })
    if (status !== 200) throw new Error(`not edited: ${status}`)
    rev = body.rev
    await pause(batchMs + 100)
    await Promise.all(reads)
  }
  const cost = (cpuMsOf(server.pid) - before) / edits
  hasEnded = true
  await Promise.all(reads)
  for (const client of clients) client.close()
  await pause(500)
  return cost
}
