import { join } from 'node:path'
import { socketDirOf } from '../../server/database/embedded/socket-dir.ts'
import { openShop } from '../bench-shop.ts'
import { startOurServer } from '../our-server.ts'
import { tableOf } from '../table.ts'
import { createRows } from './create.ts'
import { noteRows } from './note.ts'
import { sizeRows } from './sizes.ts'

const port = 3973

/** Measures creating, editing and finding quotes. */
export async function benchQuotes(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port, { logLevel: 'warn' })
  try {
    const host = encodeURIComponent(socketDirOf(join(server.dataDir, 'postgres')))
    const databaseUrl = `postgresql:///costard?host=${host}&user=costard`
    const [first, big, small] = [
      await openShop(server, 'first'),
      await openShop(server, 'big'),
      await openShop(server, 'small'),
    ]
    const rows = [
      ...(await createRows(first, databaseUrl)),
      ...(await noteRows(first, server.pid)),
      ...(await sizeRows({ big, small }, databaseUrl, print)),
    ]
    return tableOf(rows)
  } finally {
    await server.stop()
  }
}
