import { StoredExportId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const stored = z.object({ teamId: TeamId, exportId: StoredExportId })

/** A member asked for a file that takes longer than a request. */
export const exportAsked = eventType('export-asked', stored)

/** The file can be downloaded, or could not be made: who asked gets a mail. */
export const exportEnded = eventType('export-ended', stored, 'mail')

/** Files are made one at a time, by workers of their own. */
export const exportQueue = 'stored-exports'
