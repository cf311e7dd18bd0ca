import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PriceSourceId } from '@costard/contract'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import type { Shop } from '../../server/testing/product-builders.ts'
import { openShop } from '../bench-shop.ts'
import { startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'
import { listsOf, serveLists } from './list-server.ts'
import { quoteTimes, shareOf } from './quote-times.ts'

const port = 3977
const teams = 200
/** Number of teams with the largest list: a single one is read too fast for a median. */
const greedyTeams = 10
const openedAtOnce = 4
/** Number of lists that users request while those of the teams are being read. */
const asked = 3
const askedPauseMs = 10_000

/**
 * Measures quotes of one team while the sources of 200 others are read in the same minute, and beside greedy
 * ones.
 */
export async function benchSources(print: (line: string) => void): Promise<string> {
  // This machine serves the lists, at a private address.
  process.env['LOOK_UP_PRIVATE_ADDRESSES'] = 'on'
  const server = await startOurServer(port, { logLevel: 'warn' })
  const host = encodeURIComponent(socketDirOf(join(server.dataDir, 'postgres')))
  const client = new pg.Client({ connectionString: `postgresql:///costard?host=${host}&user=costard` })
  try {
    await client.connect()
    // A user without a verified address cannot add a source.
    await client.query('alter table identity.users alter column is_email_verified set default true')
    const shop = await openShop(server, 'quotes')
    const lists = listsOf(shop.catalogs.buy)
    await using served = await serveLists(lists)
    print(`${teams} teams with a source each ...`)
    let opened = 0
    await Promise.all(
      Array.from({ length: openedAtOnce }, async () => {
        while (opened < teams) {
          opened += 1
          await addSource(await openShop(server, `source${opened}`), `${served.url}/usual`)
        }
      }),
    )
    const askers = await Promise.all(
      Array.from({ length: asked }, async (_, at) => {
        const asker = await openShop(server, `asker${at}`)
        return { asker, sourceId: await addSource(asker, `${served.url}/usual`) }
      }),
    )
    for (let at = 0; at < greedyTeams; at += 1)
      await addSource(await openShop(server, `greedy${at}`), `${served.url}/greedy`)
    /**
     * Makes the sources with this list due, and resolves once the first of them was read: the server checks
     * every minute.
     */
    const due = async (list: string) => {
      const asked = askers.map(({ sourceId }) => sourceId)
      await client.query(
        'update product.price_sources set next_at = now() where url = $1 and source_id <> all ($2)',
        [`${served.url}/${list}`, asked],
      )
      while (!(await isUnderWay())) await pause(50)
    }
    const isUnderWay = async () => {
      const { rows } = await client.query(
        'select 1 from product.price_sources where reading_since is not null limit 1',
      )
      return rows.length > 0
    }
    const isReading = async () => {
      const { rows } = await client.query(
        'select count(*)::int as left from product.price_sources where reading_since is not null or next_at <= now()',
      )
      return rows[0].left > 0
    }
    const askOneAfterAnother = async () => {
      const times: number[] = []
      for (const { asker, sourceId } of askers) {
        await pause(askedPauseMs)
        const startedAt = performance.now()
        const { status } = await asker.owner.call('POST', `${asker.path}/price-sources/${sourceId}/run`)
        if (status !== 200) throw new Error(`asking was answered with ${status}`)
        const isIn = async () => {
          const { rows } = await client.query('select from product.price_source_runs where source_id = $1', [
            sourceId,
          ])
          return rows.length > 0
        }
        while (!(await isIn())) await pause(20)
        times.push(performance.now() - startedAt)
      }
      return times
    }
    print('quotes alone ...')
    await quoteTimes(shop, { forMs: 5_000 })
    const before = await quoteTimes(shop, { forMs: 20_000 })
    print('beside the sources ...')
    await due('usual')
    const asking = askOneAfterAnother()
    const beside = await quoteTimes(shop, { while: isReading })
    const askedMs = await asking
    const between = await quoteTimes(shop, { forMs: 20_000 })
    print('beside greedy sources ...')
    await due('greedy')
    const besideGreedy = await quoteTimes(shop, { while: isReading })
    const { rows: runs } = await client.query(
      'select outcome, fault, count(*)::int as runs from product.price_source_runs group by 1, 2',
    )
    const { rows: counted } = await client.query('select count(*)::int as hints from product.price_hints')
    const { hints } = counted[0]
    const after = await quoteTimes(shop, { forMs: 20_000 })
    return tableOf([
      {
        what: 'runs of sources, by outcome',
        measured: runs.map(({ outcome, fault, runs: of }) => `${of} ${outcome} ${fault ?? ''}`).join(', '),
      },
      { what: 'hints stored', measured: String(hints) },
      {
        what: `a list that somebody asks for while ${teams} sources wait: read and stored, ${asked} times`,
        measured: askedMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', '),
      },
      ...rowsOf(`${teams} sources of ${teams} teams`, beside, [before, between]),
      ...rowsOf(`${greedyTeams} lists of ${lists.greedy.length} bytes`, besideGreedy, [between, after]),
    ])
  } finally {
    await client.end()
    await server.stop()
  }
}

type Times = Awaited<ReturnType<typeof quoteTimes>>

function rowsOf(what: string, beside: Times, alone: readonly Times[]): Row[] {
  return (['created', 'listed'] as const).map((kind) => {
    const { ms, share, alone: usual } = shareOf(kind, beside, alone)
    return {
      what: `quote ${kind} while ${what} are read for ${Math.round(beside.tookMs / 1000)} s, median`,
      measured: `${ms.toFixed(1)} ms, alone ${usual.toFixed(1)} ms: ${share.toFixed(2)} x`,
      target: '<= 1.15 x',
      isMet: share <= 1.15,
    }
  })
}

async function addSource({ owner, path, catalogs }: Shop, url: string): Promise<PriceSourceId> {
  const { status, code, body } = await owner.call('POST', `${path}/price-sources`, {
    catalogId: catalogs.buy.pricing.id,
    name: 'Recycler',
    url,
    header: null,
    jsonPath: null,
    fills: 'hint',
    hint: 'Supplier',
    readAt: '06:00',
    maxMoveBp: 2000,
    maxFewerBp: 200,
    inForceBp: null,
    isOn: true,
  })
  if (status !== 201) throw new Error(`source not added: ${status} ${code}`)
  return body.id
}
