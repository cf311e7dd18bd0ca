import { TeamArchiveId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const archive = z.object({ teamId: TeamId, archiveId: TeamArchiveId })

/** Somebody asked for an archive of a team. */
export const archiveAsked = eventType('team-archive-asked', archive)

/** The archive can be downloaded: its requester gets a mail. */
export const archiveReady = eventType('team-archive-ready', archive, 'mail')

/** No attempt could make the archive: its requester gets a mail. */
export const archiveFailed = eventType('team-archive-failed', archive, 'mail')

/** Archives are made one at a time, by workers of their own. */
export const archiveQueue = 'team-archives'
