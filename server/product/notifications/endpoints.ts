import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { listTurnedOff, saveTurnedOff } from '../teams/memberships/notification-store.ts'

export function notificationEndpoints({
  database: { orm },
}: Pick<ProductParts, 'database'>): Answers<typeof contract.notifications> {
  return {
    get: async ({ context: { call }, input: { teamId } }) => ({
      off: await listTurnedOff(orm, teamId, call.caller.userId),
    }),
    save: async ({ context: { call }, input: { teamId, off } }) => {
      const { userId } = call.caller
      await saveTurnedOff(orm, teamId, userId, off)
      return { off: await listTurnedOff(orm, teamId, userId) }
    },
  }
}
