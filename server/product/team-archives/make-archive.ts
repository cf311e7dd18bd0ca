import { teamArchiveLimits } from '@costard/contract'
import { type EventHandler, on, publish } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { planRemoval } from '../quotes/files/quote-file-store.ts'
import { findTeam, type TeamRow } from '../teams/team-store.ts'
import { archiveAsked, archiveFailed, archiveReady } from './archive-events.ts'
import { type ArchiveCounts, type Archived, archiveFiles } from './archive-files.ts'
import { type ArchiveRow, findArchive, partKeyOf, updateArchive } from './archive-store.ts'
import { zipped } from './zipped.ts'

type Parts = Pick<ProductParts, 'database' | 'files' | 'log' | 'now'>

/** Bytes of an archive that are in memory before they are stored. */
const partBytes = 8_000_000

/**
 * Handles `team-archive-asked`: stores the archive in parts, which are deleted by themselves when it expires.
 * The requester gets a mail, also when no attempt could make it.
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
  const { database, files, now } = parts
  const keptUntil = keptFrom(now())
  const counts: ArchiveCounts = { quotes: 0, customers: 0, files: 0 }
  let size = 0
  let count = 0
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  const put = async () => {
    const key = partKeyOf(row, count)
    await planRemoval(database.orm, key, keptUntil)
    await files.put(key, Buffer.concat(pending))
    // Known before the archive is ready: a team that is removed meanwhile takes its parts along.
    count += 1
    await updateArchive(database.orm, row, { parts: Math.max(count, row.parts) })
    pending = []
    pendingBytes = 0
  }
  for await (const piece of zipped(archiveFiles(parts, archived, team, counts), now())) {
    pending.push(piece)
    pendingBytes += piece.length
    size += piece.length
    if (pendingBytes >= partBytes) await put()
  }
  if (pendingBytes > 0) await put()
  return { ...counts, size, parts: count, keptUntil }
}

function keptFrom(at: Date): Date {
  return new Date(at.getTime() + teamArchiveLimits.keptDays * 86_400_000)
}
