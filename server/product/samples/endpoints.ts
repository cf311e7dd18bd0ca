import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { saveShowsSamples } from '../teams/team-store.ts'
import { makeSamples } from './make-samples.ts'

export function sampleEndpoints(
  parts: Pick<ProductParts, 'database' | 'documents' | 'now'>,
): Answers<typeof contract.samples> {
  return {
    get: ({ context: { call } }) => makeSamples(call.member.team, parts.now()),
    show: async ({ context: { call }, input: { teamId, isShown } }) => {
      await parts.database.transaction(async (tx) => {
        if (!(await saveShowsSamples(tx, teamId, isShown))) return
        await bumpRevisions(tx, parts, teamId, { settings: 'samples' }, call.caller.userId)
      })
      return { isShown }
    },
  }
}
