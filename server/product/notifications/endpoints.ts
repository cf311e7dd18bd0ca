import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { listTurnedOff, saveTurnedOff } from './notification-store.ts'

export function notificationEndpoints({
  database: { orm },
}: Pick<ProductParts, 'database'>): Router<typeof contract.notifications, CallContext> {
  return {
    get: api.notifications.get.handler(async ({ context: { call }, input: { teamId } }) => ({
      off: await listTurnedOff(orm, teamId, call.caller.userId),
    })),
    save: api.notifications.save.handler(async ({ context: { call }, input: { teamId, off } }) => {
      const { userId } = call.caller
      await saveTurnedOff(orm, teamId, userId, off)
      return { off: await listTurnedOff(orm, teamId, userId) }
    }),
  }
}
