import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { api, type CallContext } from '../api.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { teams } from '../teams/schema.ts'
import { makeSamples } from './make-samples.ts'

export function sampleEndpoints(
  parts: Pick<ProductParts, 'database' | 'documents' | 'now'>,
): Router<typeof contract.samples, CallContext> {
  return {
    get: api.samples.get.handler(({ context: { call } }) => makeSamples(call.member.team, parts.now())),
    show: api.samples.show.handler(async ({ context: { call }, input: { teamId, isShown } }) => {
      await parts.database.transaction(async (tx) => {
        await tx.update(teams).set({ showsSamples: isShown }).where(eq(teams.teamId, teamId))
        await bumpRevisions(tx, parts, teamId, { settings: 'samples' }, call.caller.userId)
      })
      return { isShown }
    }),
  }
}
