import { teamArchiveLimits } from '@costard/contract'
import { type EventHandler, on, publish } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { findTeam, type TeamRow } from '../teams/team-store.ts'
import { archiveAsked, archiveFailed, archiveReady } from './archive-events.ts'
import { type ArchiveCounts, type Archived, archiveFiles } from './archive-files.ts'
import { type ArchiveRow, findArchive, updateArchive } from './archive-store.ts'
import { storeParts } from './stored-parts.ts'
import { zipped } from './zipped.ts'

type Parts = Pick<ProductParts, 'database' | 'files' | 'log' | 'now'>

/**
 * Handles `team-archive-asked`: stores the archive in parts, which are deleted automatically when it expires.
 * The member who asked gets a mail, even if making the archive failed permanently.
 */
export function makeArchive(parts: Parts, archived: Archived): EventHandler {
  const { database, log, now } = parts
  return on(
    archiveAsked,
    async (key) => {
      const row = await findArchive(database.orm, key)
      const team = await findTeam(database.orm, key.teamId)
      if (!team || row?.state !== 'making') return
      const made = await store(parts, archived, team, row)
      await database.transaction(async (tx) => {
        await updateArchive(tx, key, { state: 'ready', madeAt: now(), ...made })
        await publish(tx, archiveReady, key)
      })
      log.info({ teamId: key.teamId, size: made.size }, 'archive of a team made')
    },
    (key) =>
      database.transaction(async (tx) => {
        await updateArchive(tx, key, { state: 'failed', keptUntil: keptFrom(now()) })
        await publish(tx, archiveFailed, key)
      }),
  )
}

async function store(
  parts: Parts,
  archived: Archived,
  team: TeamRow,
  row: ArchiveRow,
): Promise<ArchiveCounts & Pick<ArchiveRow, 'size' | 'parts' | 'keptUntil'> & { readonly size: number }> {
  const { database, now } = parts
  const keptUntil = keptFrom(now())
  const counts: ArchiveCounts = { quotes: 0, customers: 0, files: 0 }
  const made = await storeParts(
    parts,
    { teamId: row.teamId, id: row.archiveId, keptUntil },
    zipped(archiveFiles(parts, archived, team, counts), now()),
    (count) => updateArchive(database.orm, row, { parts: Math.max(count, row.parts) }),
  )
  return { ...counts, ...made, keptUntil }
}

function keptFrom(at: Date): Date {
  return new Date(at.getTime() + teamArchiveLimits.keptDays * 86_400_000)
}
