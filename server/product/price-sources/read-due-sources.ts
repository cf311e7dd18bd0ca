import { findTeam } from '../teams/team-store.ts'
import { nextTime } from './next-time.ts'
import { queueReading } from './queue-reading.ts'
import type { ProductParts } from '../parts.ts'
import { dueSources, lockSource, updateSource } from './source-store.ts'

/** Maximum number of sources queued in one run; the next run continues. */
const maxPerRun = 100

/**
 * Queues the sources whose time of day has come, and sets the next time. Of several processes only one queues
 * a source.
 */
export async function readDueSources(parts: Pick<ProductParts, 'database' | 'now'>): Promise<void> {
  const { database, now } = parts
  for (const due of await dueSources(database.orm, now(), maxPerRun)) {
    await database.transaction(async (tx) => {
      const source = await lockSource(tx, due)
      if (!source?.nextAt || source.nextAt > now() || source.readAt === null) return
      const team = await findTeam(tx, source.teamId)
      const isOpen = team && !team.closedAt
      await updateSource(tx, source, {
        nextAt: team ? nextTime(team.timeZone, source.readAt, now()) : null,
        tries: 0,
      })
      if (isOpen && source.isOn) await queueReading(tx, source, { by: null, from: 'address' }, { at: now() })
    })
  }
}
