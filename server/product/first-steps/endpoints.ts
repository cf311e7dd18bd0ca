import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { listDone } from './first-step-store.ts'
import { saveShowsFirstSteps } from '../teams/memberships/member-store.ts'

export function firstStepEndpoints({
  database: { orm },
}: Pick<ProductParts, 'database'>): Answers<typeof contract.firstSteps> {
  return {
    get: async ({ context: { call }, input: { teamId } }) => ({
      done: await listDone(orm, { teamId, userId: call.caller.userId }),
    }),
    show: async ({ context: { call }, input: { teamId, isShown } }) => {
      await saveShowsFirstSteps(orm, { teamId, userId: call.caller.userId }, isShown)
      return { isShown }
    },
  }
}
