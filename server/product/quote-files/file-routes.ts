import { contract, FileFacts, FileId, QuoteId, TeamId } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { FindClientAddress } from '#http'
import { apiError } from '../api-error.ts'
import type { CallOrigin, Front } from '../checked-call.ts'
import { requireKnownQuery } from '../known-fields.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { addFile } from './add-file.ts'
import { answerFile } from './answer-file.ts'
import { getFile } from '../quotes/files/quote-file-store.ts'
import type { QuoteFileReceiver } from './receive-quote-file.ts'

/** POST and GET of files: their bodies are not JSON. The caller is checked before a body is read. */
export function fileRoutes(
  parts: ProductParts,
  {
    front,
    findAddress,
    receiver,
  }: {
    readonly front: Front
    readonly findAddress: FindClientAddress
    readonly receiver: QuoteFileReceiver
  },
): Hono {
  const { database } = parts
  const originOf = (c: Context): CallOrigin => ({
    request: c.req.raw,
    requestId: c.get('requestId'),
    remoteAddress: findAddress(c) ?? '',
  })

  return new Hono()
    .post('/api/teams/:teamId/quotes/:quoteId/files', async (c) => {
      const operation = 'attachments.add'
      const { meta } = contract.attachments.add['~orpc']
      const origin = originOf(c)
      const params: Readonly<Record<string, string>> = c.req.param()
      let slot: Disposable | undefined
      await front(
        { operation, meta: { ...meta, isRecorded: false }, input: params, origin },
        async (call) => {
          const { teamId, quoteId } = idsIn(params)
          if (!(await findQuote(database.orm, teamId, quoteId))) throw apiError('quote/not-found')
          slot = receiver.take(call.caller.userId)
        },
      )
      using _slot = slot
      const { teamId, quoteId } = idsIn(params)
      requireKnownQuery(c.req.url, Object.keys(FileFacts.shape))
      const { data: facts, error } = FileFacts.safeParse(c.req.query())
      if (error)
        throw apiError(
          'request/invalid',
          error.issues.map(({ path, message }) => ({ path, message })),
        )
      const { fileId, file, hash } = await receiver.receive(c, teamId, 'all')
      const input = { teamId, quoteId, facts, hash: hash.toString('base64url') }
      const added = await front({ operation, meta, input, origin }, ({ change, member }) =>
        addFile(parts, change, member, quoteId, { fileId, facts, file, hash }),
      )
      return c.json(added, 201)
    })
    .get('/api/teams/:teamId/quotes/:quoteId/files/:fileId/content', async (c) => {
      const { meta } = contract.attachments.content['~orpc']
      const params: Readonly<Record<string, string>> = c.req.param()
      const origin = originOf(c)
      await front({ operation: 'attachments.content', meta, input: params, origin }, async () => null)
      requireKnownQuery(c.req.url, ['size'])
      const { data: fileId } = FileId.safeParse(params['fileId'])
      if (!fileId) throw apiError('file/not-found')
      return answerFile(c, parts, await getFile(database.orm, { ...idsIn(params), fileId }))
    })
}

/** Throws quote/not-found for what cannot be ids. */
function idsIn(params: Readonly<Record<string, string>>): { teamId: TeamId; quoteId: QuoteId } {
  const { data: teamId } = TeamId.safeParse(params['teamId'])
  const { data: quoteId } = QuoteId.safeParse(params['quoteId'])
  if (!teamId || !quoteId) throw apiError('quote/not-found')
  return { teamId, quoteId }
}
