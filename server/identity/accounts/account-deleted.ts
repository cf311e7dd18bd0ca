import { z } from 'zod'
import { eventType } from '#outbox'

/** Published when an account is deleted, or is about to be deleted elsewhere. */
export const accountDeleted = eventType('account-deleted', z.object({ userId: z.string() }))
