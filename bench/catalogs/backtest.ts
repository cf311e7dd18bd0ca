import type pg from 'pg'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { aLine, aQuote, type Shop } from '../../server/testing/product-builders.ts'
import type { Row } from '../table.ts'
import { cpuMsOf } from './cpu-ms-of.ts'
import { besideOther } from './beside.ts'

const recent = 100_000
const older = 400_000

/**
 * Compares a draft with 100,000 quotes of the last 90 days, for a team without older quotes and for one with
 * 400,000 older ones.
 */
export async function backtestRows(
  { young, old, other }: Readonly<Record<'young' | 'old' | 'other', Shop>>,
  client: pg.Client,
  serverPid: number,
): Promise<Row[]> {
  // Foreign keys hold by construction, so they are not checked.
  await client.query('set session_replication_role = replica')
  await fill(client, young, recent)
  await fill(client, old, recent + older)
  await client.query('analyze')
  const cpuBefore = cpuMsOf(serverPid)
  const first = await besideOther(other, () => compare(young))
  const cpuMs = cpuMsOf(serverPid) - cpuBefore
  const second = await besideOther(other, () => compare(old))
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return [
    {
      what: `draft compared with ${first.result} quotes`,
      measured: `${seconds(first.tookMs)} s; CPU ${seconds(cpuMs)} s server, with its thread; another team waits ${Math.round(first.slowestMs)} ms at most`,
      target: '< 3 s',
      isMet: first.tookMs < 3000,
    },
    {
      what: `the same beside ${older} older ones`,
      measured: `${second.result} quotes in ${seconds(second.tookMs)} s`,
      target: '<= 1.3 x',
      isMet: second.tookMs <= first.tookMs * 1.3,
    },
  ]
}

/**
 * Copies two quotes, one of them with a device whose price changes: as many of each within a day, others a
 * year ago.
 */
async function fill(client: pg.Client, shop: Shop, copies: number): Promise<void> {
  const made = [
    { ago: `interval '0'`, count: recent / 2 },
    { ago: `interval '1 year'`, count: (copies - recent) / 2 },
  ]
  let after = 0
  for (const variantId of ['iphone-15-256', 'iphone-15-128']) {
    const { id } = await aQuote(shop, { lines: [{ ...aLine(shop), variantId }] })
    for (const { ago, count } of made) {
      await copyQuotes(client, id, {
        teamId: shop.team.id,
        copies: count,
        after,
        set: {
          state: `case when n % 3 = 0 then 'accepted' else 'sent' end`,
          created_at: `q.created_at - n % ${recent} * interval '0.8 second' - ${ago}`,
        },
      })
      after += count
    }
  }
}

/** Returns the number of quotes compared with a draft in which one price differs. */
async function compare({ owner, path, catalogs }: Shop): Promise<number> {
  const draft = `${path}/catalogs/${catalogs.buy.pricing.id}/draft`
  const part = { kind: 'price', key: 'iphone-15-256', value: { minor: 20_000 } }
  await owner.call('PATCH', draft, { baseVersion: 1, changes: [{ part, rev: 0 }] })
  const { status, body } = await owner.call('POST', `${draft}/backtest`, {})
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.quotes
}
