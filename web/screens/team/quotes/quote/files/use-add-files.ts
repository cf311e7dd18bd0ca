import { fileLimits, type LineId, type PhotoSide, type Quote } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../../../team-context.ts'
import { filesQuery } from './files-query.ts'
import { smallPicture } from '#ui/pictures/small-picture.ts'

/** What added files belong to. */
export interface FilesOf {
  readonly lineId?: LineId
  readonly questionKey?: string
  readonly side?: PhotoSide
  readonly isForCustomer?: boolean
}

/** Adds files one after the other; those added before a failure are kept. */
export function useAddFiles({ id: quoteId }: Pick<Quote, 'id'>, of: FilesOf) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = filesQuery(teamId, quoteId)
  return useAction(
    async (files: readonly File[]) => {
      for (const file of files) {
        const added = await api.attachments.add(
          {
            params: { teamId, quoteId },
            query: {
              name: nameOf(file),
              ...(of.lineId !== undefined && { lineId: of.lineId }),
              ...(of.questionKey !== undefined && { questionKey: of.questionKey }),
              ...(of.side !== undefined && { side: of.side }),
              ...(of.isForCustomer && { isForCustomer: 'true' }),
            },
            body: await smallPicture(file),
          },
          { context: { idempotencyKey: crypto.randomUUID() } },
        )
        cache.setQueryData(
          queryKey,
          (known) => known && [...known.filter(({ id }) => id !== added.id), added],
        )
      }
    },
    // A photo from a phone can arrive while others are being sent.
    { rereads: [queryKey], mayOverlap: true },
  )
}

/** Keeps the end of a long name, since it has the file type. */
function nameOf({ name }: File): string {
  const plain = name.replaceAll(/\p{Cc}/gu, '').trim() || 'photo.jpg'
  return plain.slice(-fileLimits.maxName)
}
