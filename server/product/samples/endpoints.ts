import type { contract } from '@costard/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Answers } from '../answers.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { teams } from '../teams/schema.ts'
import { makeSamples } from './make-samples.ts'

export function sampleEndpoints(
  parts: Pick<ProductParts, 'database' | 'documents' | 'now'>,
): Answers<typeof contract.samples> {
  return {
    get: ({ context: { call } }) => makeSamples(call.member.team, parts.now()),
    show: async ({ context: { call }, input: { teamId, isShown } }) => {
      await parts.database.transaction(async (tx) => {
        const isOther = and(eq(teams.teamId, teamId), ne(teams.showsSamples, isShown))
        const { rowCount } = await tx.update(teams).set({ showsSamples: isShown }).where(isOther)
        if (rowCount === 0) return
        await bumpRevisions(tx, parts, teamId, { settings: 'samples' }, call.caller.userId)
      })
      return { isShown }
    },
  }
}
