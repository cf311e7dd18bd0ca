import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { listDone, saveIsShown } from './first-step-store.ts'

export function firstStepEndpoints({
  database: { orm },
}: Pick<ProductParts, 'database'>): Router<typeof contract.firstSteps, CallContext> {
  return {
    get: api.firstSteps.get.handler(async ({ context: { call }, input: { teamId } }) => ({
      done: await listDone(orm, { teamId, userId: call.caller.userId }),
    })),
    show: api.firstSteps.show.handler(async ({ context: { call }, input: { teamId, isShown } }) => {
      await saveIsShown(orm, { teamId, userId: call.caller.userId }, isShown)
      return { isShown }
    }),
  }
}
