import { type contract, priceSourceLimits } from '@costard/contract'
import type { ReceiveFile } from '#files'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { ownCourse } from '../catalogs/publishing/own-course.ts'
import { getDraftHead } from '../catalogs/drafts/draft-store.ts'
import { leaveOut, release, runNow, sayShape } from './ask-for-reading.ts'
import { addSource, editSource, removeSource, requireSeesCosts } from './change-source.ts'
import { courseOf, listHints } from './hint-store.ts'
import { listDescribed } from './list-described.ts'
import { receiveList } from './receive-list.ts'
import { describeRun, listRuns } from './run-store.ts'
import { saveHintRules } from './save-hint-rules.ts'
import type { SourceParts } from './source-parts.ts'
import { findFile, findRules, getSource } from './source-store.ts'

export function priceSourceEndpoints(
  parts: SourceParts,
  receive: ReceiveFile,
): Answers<typeof contract.priceSources> {
  const { orm } = parts.database
  return {
    list: ({ context: { call }, input: { teamId } }) => {
      requireSeesCosts(call.member)
      return listDescribed(orm, teamId)
    },
    add: ({ context: { call }, input }) => {
      const { teamId: _, ...settings } = input
      return addSource(parts, call.change, call.member, settings)
    },
    edit: ({ context: { call }, input }) => {
      const { teamId: _, sourceId, ...change } = input
      return editSource(parts, call.change, call.member, sourceId, change)
    },
    remove: ({ context: { call }, input }) => removeSource(parts, call.change, call.member, input.sourceId),
    run: ({ context: { call }, input: { sourceId } }) =>
      runNow(parts, { change: call.change, member: call.member, sourceId }),
    upload: ({ context, input: { params, query } }) =>
      receiveList(parts, receive, context, { sourceId: params.sourceId, name: query.name }),
    file: async ({ context: { call, http }, input }) => {
      requireSeesCosts(call.member)
      await getSource(orm, input)
      const bytes = await findFile(orm, input)
      if (!bytes) throw apiError('price-source/no-file')
      return http.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="list"',
        'cache-control': 'private, no-store',
      })
    },
    saveShape: ({ context: { call }, input: { sourceId, shape } }) =>
      sayShape(parts, { change: call.change, member: call.member, sourceId }, shape),
    listRuns: async ({ context: { call }, input: { before, ...key } }) => {
      requireSeesCosts(call.member)
      await getSource(orm, key)
      const runs = await listRuns(orm, key, before)
      const { maxRunsPerPage } = priceSourceLimits
      return { runs: runs.slice(0, maxRunsPerPage).map(describeRun), hasMore: runs.length > maxRunsPerPage }
    },
    release: ({ context: { call }, input: { sourceId, runId } }) =>
      release(parts, { change: call.change, member: call.member, sourceId }, runId),
    leaveOut: ({ context: { call }, input: { sourceId, runId } }) =>
      leaveOut(parts, { change: call.change, member: call.member, sourceId }, runId),
    hints: async ({ context: { call }, input }) => {
      requireSeesCosts(call.member)
      const { hintsAt } = await getSource(orm, input)
      return { hintsAt: hintsAt?.toISOString() ?? null, hints: await listHints(orm, input) }
    },
    course: async ({ context: { call }, input: { variantId, grade = '', ...key } }) => {
      requireSeesCosts(call.member)
      const { teamId, catalogId } = await getSource(orm, key)
      const { keptDays, maxOwnVersions } = priceSourceLimits
      const since = new Date(parts.now().getTime() - keptDays * 86_400_000)
      const variant = { variantId, grade }
      return {
        hint: await courseOf(orm, key, variant),
        own: await ownCourse(orm, { teamId, catalogId }, variant, { since, maxVersions: maxOwnVersions }),
      }
    },
    listRules: async ({ context: { call }, input }) => {
      requireSeesCosts(call.member)
      await getDraftHead(orm, input)
      return findRules(orm, input)
    },
    saveRules: ({ context: { call }, input }) =>
      saveHintRules(parts, call.change, call.member, input.catalogId, input.rules),
  }
}
