import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { describeArchive, findLastArchive } from './archive-store.ts'
import { askForArchive } from './ask-for-archive.ts'

/** The content travels by a route of its own. */
export function teamArchiveEndpoints(
  parts: ProductParts,
): Router<Omit<typeof contract.teamArchives, 'content'>, CallContext> {
  const { database, now } = parts
  return {
    getLast: api.teamArchives.getLast.handler(async ({ input: { teamId } }) => {
      const last = await findLastArchive(database.orm, teamId)
      const isKept = last && (last.keptUntil === null || last.keptUntil > now())
      return isKept ? describeArchive(last) : null
    }),
    make: api.teamArchives.make.handler(({ context: { call } }) =>
      askForArchive(parts, call.change, call.member),
    ),
  }
}
