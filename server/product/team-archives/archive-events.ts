import { TeamArchiveId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const archive = z.object({ teamId: TeamId, archiveId: TeamArchiveId })

/** Published when a member asks for an archive of a team; its handler makes the archive. */
export const archiveAsked = eventType('team-archive-asked', archive)

/** Published when the archive can be downloaded; its handler mails the member who asked. */
export const archiveReady = eventType('team-archive-ready', archive, 'mail')

/** Published when making the archive failed permanently; its handler mails the member who asked. */
export const archiveFailed = eventType('team-archive-failed', archive, 'mail')

/** Queue of archives: made one at a time, by separate workers. */
export const archiveQueue = 'team-archives'
