import pg from 'pg'
import { aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { percentile } from '../realtime/percentile.ts'
import type { Row } from '../table.ts'
import { bigTeam, copyTeam, fillTeam, smallTeam } from './big-team.ts'

const teams = 200
const calls = 120
const targetMs = 60

/** The JavaScript version of imeiOf. */
const imei = (n: number): string => `35${((n * 2_654_435_761) % 1e13).toString().padStart(13, '0')}`

/** Measures the calls behind the screens of a team with a million quotes, and of one with a thousand. */
export async function sizeRows(
  { big, small }: { readonly big: Shop; readonly small: Shop },
  databaseUrl: string,
  print: (line: string) => void,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('drop index product.quotes_search')
  for (const [shop, size] of [
    [small, smallTeam],
    [big, bigTeam],
  ] as const) {
    const { status } = await shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))
    if (status !== 201) throw new Error(`not created: ${status}`)
    if (shop === small) await copyTeam(client, small.team.id, teams - 2)
    const startedAt = performance.now()
    await fillTeam(client, shop.team.id, size)
    print(`${size.quotes} quotes written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
  await client.query(
    'create index quotes_search on product.quotes using gin (team_id, search_text gin_trgm_ops)',
  )
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ lines: string; bytes: string }>(
    `select count(*) as lines, pg_size_pretty(pg_database_size(current_database())) as bytes
     from product.quote_lines where team_id = $1`,
    [big.team.id],
  )
  await client.end()
  const pages: Readonly<Record<string, (at: number) => string>> = {
    'list page': () => '/quotes',
    'list page of one state': () => '/quotes?state=accepted',
    'list page of one kind': () => '/quotes?kind=buy',
    'list page by total': () => '/quotes?sort=-total',
    'list page by customer': () => '/quotes?sort=customer',
    'search of an IMEI': (at) => `/quotes?search=${imei(at + 1)}`,
    'search of a customer': (at) => `/quotes?search=p${at}@customer`,
    'search of a device and a customer': (at) => `/quotes?search=iphone%20p${at}@customer`,
    'search of two words of all': () => '/quotes?search=iphone%20person',
    open: (at) => `/quotes/${String(at + 1).padStart(20, '0')}`,
    'customer page': () => '/customers',
    'search of customers': (at) => `/customers?search=p${at}@`,
  }
  const results: Row[] = [
    { what: 'lines of the large team; database', measured: `${rows[0]?.lines}; ${rows[0]?.bytes}` },
  ]
  for (const [what, pathOf] of Object.entries(pages)) {
    const times = { big: [] as number[], small: [] as number[] }
    for (let at = 0; at < calls; at += 1)
      for (const [name, shop] of [
        ['big', big],
        ['small', small],
      ] as const) {
        const startedAt = performance.now()
        const { status } = await shop.owner.call('GET', `${shop.path}${pathOf(at % 90)}`)
        if (status !== 200) throw new Error(`${what}: ${status}`)
        if (at >= 20) times[name].push(performance.now() - startedAt)
      }
    const [bigMs, smallMs] = [percentile(times.big, 95), percentile(times.small, 95)]
    const ratio = percentile(times.big, 50) / percentile(times.small, 50)
    print(`${what}: ${bigMs.toFixed(1)} ms`)
    results.push({
      what: `${what}: 1,000,000 quotes beside 1,000`,
      measured: `p95 ${bigMs.toFixed(1)} ms beside ${smallMs.toFixed(1)} ms, median ${ratio.toFixed(2)} x`,
      target: `<= 2 x, p95 < ${targetMs} ms`,
      isMet: ratio <= 2 && bigMs < targetMs,
    })
  }
  return results
}
