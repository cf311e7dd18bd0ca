import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { answerArchive } from './answer-archive.ts'
import { describeArchive, findLastArchive } from './archive-store.ts'
import { askForArchive } from './ask-for-archive.ts'

export function teamArchiveEndpoints(parts: ProductParts): Answers<typeof contract.teamArchives> {
  const { database, now } = parts
  return {
    getLast: async ({ input: { teamId } }) => {
      const last = await findLastArchive(database.orm, teamId)
      const isKept = last && (last.keptUntil === null || last.keptUntil > now())
      return isKept ? describeArchive(last) : null
    },
    content: ({ context: { http }, input }) => answerArchive(http, parts, input),
    make: ({ context: { call } }) => askForArchive(parts, call.change, call.member),
  }
}
