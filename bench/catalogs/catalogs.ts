import { join } from 'node:path'
import pg from 'pg'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { openShop } from '../bench-shop.ts'
import { startOurServer } from '../our-server.ts'
import { tableOf } from '../table.ts'
import { backtestRows } from './backtest.ts'
import { checkRows } from './check.ts'
import { draftRows } from './draft.ts'

const port = 3975

/** Measures drafts of a large catalog, and the comparison with earlier quotes. */
export async function benchCatalogs(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { logLevel: 'warn' })
  const host = encodeURIComponent(socketDirOf(join(server.dataDir, 'postgres')))
  const client = new pg.Client({ connectionString: `postgresql:///costard?host=${host}&user=costard` })
  try {
    await client.connect()
    const large = await openShop(server, 'large')
    const teams = {
      young: await openShop(server, 'young'),
      old: await openShop(server, 'old'),
      other: await openShop(server, 'other'),
    }
    print('a catalog of 10,000 variants ...')
    const rows = await draftRows(large, teams.other)
    print('100,000 quotes ...')
    return tableOf([...checkRows(), ...rows, ...(await backtestRows(teams, client))])
  } finally {
    await client.end()
    await server.stop()
  }
}
