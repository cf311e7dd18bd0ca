import { StoredExportId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const stored = z.object({ teamId: TeamId, exportId: StoredExportId })

/** Published when a member asks for an export; its handler makes the file. */
export const exportAsked = eventType('export-asked', stored)

/**
 * Published when the file can be downloaded, or could not be made; its handler mails the member who asked.
 */
export const exportEnded = eventType('export-ended', stored, 'mail')

/** Queue of exports: made one at a time, by separate workers. */
export const exportQueue = 'stored-exports'
