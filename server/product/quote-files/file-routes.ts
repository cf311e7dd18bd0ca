import { contract, FileFacts, FileId, fileLimits, QuoteId, TeamId } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { CleanFile, ReceiveFile } from '#files'
import { cleanFile } from '#files'
import type { FindClientAddress } from '#http'
import { apiError } from '../api-error.ts'
import type { CallOrigin, Front } from '../front.ts'
import { newId } from '../new-id.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { addFile } from './add-file.ts'
import { answerFile } from './answer-file.ts'
import { getFile, planRemoval, storageKeyOf } from './quote-file-store.ts'
import { createUploadSlots } from './upload-slots.ts'

/** An upload that has not been recorded by then never will be. */
const unrecordedMs = 3_600_000

/** POST and GET of files: their bodies are not JSON. The caller is checked before a body is read. */
export function fileRoutes(
  parts: ProductParts,
  {
    front,
    findAddress,
    receive,
  }: { readonly front: Front; readonly findAddress: FindClientAddress; readonly receive: ReceiveFile },
): Hono {
  const { database, files, now } = parts
  const slots = createUploadSlots()
  const originOf = (c: Context): CallOrigin => ({
    request: c.req.raw,
    requestId: c.get('requestId'),
    remoteAddress: findAddress(c) ?? '',
  })

  async function store(file: CleanFile, key: { teamId: TeamId; fileId: FileId }): Promise<void> {
    const storageKey = storageKeyOf(key)
    await planRemoval(database.orm, storageKey, new Date(now().getTime() + unrecordedMs))
    await files.put(storageKey, file.bytes)
  }

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
          slot = slots.take(call.caller.userId)
        },
      )
      using _slot = slot
      const { teamId, quoteId } = idsIn(params)
      const { data: facts, error } = FileFacts.safeParse(c.req.query())
      if (error)
        throw apiError(
          'request/invalid',
          error.issues.map(({ path, message }) => ({ path, message })),
        )
      requireSmall(c)
      await using received = await receive(c.req.raw.body, fileLimits.maxBytes)
      const hash = received.sha256
      const fileId = newId<FileId>()
      const file = await slots.inMemory(async () => {
        const clean = requireClean(await received.read())
        await store(clean, { teamId, fileId })
        const { type, bytes, size } = clean
        return { type, size: bytes.length, width: size?.width ?? null, height: size?.height ?? null }
      })
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
      const { data: fileId } = FileId.safeParse(params['fileId'])
      if (!fileId) throw apiError('file/not-found')
      return answerFile(c, files, await getFile(database.orm, { ...idsIn(params), fileId }))
    })
}

/** Throws quote/not-found for what cannot be ids. */
function idsIn(params: Readonly<Record<string, string>>): { teamId: TeamId; quoteId: QuoteId } {
  const { data: teamId } = TeamId.safeParse(params['teamId'])
  const { data: quoteId } = QuoteId.safeParse(params['quoteId'])
  if (!teamId || !quoteId) throw apiError('quote/not-found')
  return { teamId, quoteId }
}

/** A body that says that it is too large is not read at all. */
function requireSmall(c: Context): void {
  const { maxBytes } = fileLimits
  if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return
  // The rest of the body is not read, so the connection cannot be reused.
  c.header('connection', 'close')
  throw apiError('request/too-large', { maxBytes })
}

/** Throws file/refused. */
function requireClean(bytes: Buffer): CleanFile {
  const file = cleanFile(bytes)
  if (!file) throw apiError('file/refused')
  const { maxPixels } = fileLimits
  const { width, height } = file.size ?? { width: 1, height: 1 }
  if (width * height > maxPixels || width * height === 0) throw apiError('file/refused', { maxPixels })
  return file
}
