import { join } from 'node:path'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { openShop } from '../bench-shop.ts'
import { startOurServer } from '../our-server.ts'
import { tableOf } from '../table.ts'
import { signUp } from '../../e2e/steps/signed-in.ts'
import { aShop } from '../../server/testing/product-builders.ts'
import { backtestRows } from './backtest.ts'
import { browserRows } from './browser.ts'
import { checkRows } from './check.ts'
import { draftRows } from './draft.ts'
import { listRows } from './list.ts'

const port = 3975

/** Measures drafts of a large catalog, and comparing them with earlier quotes. */
export async function benchCatalogs(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { logLevel: 'warn' })
  const host = encodeURIComponent(socketDirOf(join(server.dataDir, 'postgres')))
  const client = new pg.Client({ connectionString: `postgresql:///costard?host=${host}&user=costard` })
  try {
    await client.connect()
    const url = `http://localhost:${port}`
    const owner = await signUp(url, { name: 'Niamh Doyle', email: 'niamh@shop.example' })
    const large = { ...(await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })), owner }
    const teams = {
      young: await openShop(server, 'young'),
      old: await openShop(server, 'old'),
      other: await openShop(server, 'other'),
    }
    print('a catalog of 10,000 variants ...')
    const rows = await draftRows(large, teams.other)
    print('the same catalog in a browser ...')
    const seen = await browserRows(large, url, server.pid)
    print('100,000 quotes ...')
    return tableOf([
      ...checkRows(),
      ...(await listRows()),
      ...rows,
      ...seen,
      ...(await backtestRows(teams, client, server.pid)),
    ])
  } finally {
    await client.end()
    await server.stop()
  }
}
