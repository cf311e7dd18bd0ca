import { z } from 'zod'
import { call, recordedCall, preparedCall } from '../calls/call.ts'
import { fileLimits } from './file-limits.ts'
import { FileId, LineId, QuoteId, TeamId } from '../ids.ts'
import { answerLimits } from '../pricing/answers.ts'
import { copiedNameField } from '../names/name-fields.ts'
import { ShownPhoto } from './shown-photo.ts'

/** Accepted types of files, detected from their content. */
export const FileType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/** Source of a photo: the customer who described the device, or the inspection. */
export const PhotoSide = z.enum(['said', 'found'])
export type PhotoSide = z.infer<typeof PhotoSide>

/** A photo or an attachment of a quote. */
export const QuoteFile = z.object({
  id: FileId,
  lineId: LineId.nullable().describe('Null: it belongs to the quote'),
  questionKey: z.string().nullable().describe('The question that a photo shows the answer to'),
  side: PhotoSide,
  isForCustomer: z.boolean().describe('On the page of the customer; else for members only'),
  isEvidence: z.boolean().describe('Part of a counter-offer: it cannot be removed or changed'),
  name: z.string(),
  type: FileType,
  size: z.number().int().describe('Bytes'),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  addedAt: z.string(),
  addedBy: z.string().describe('User id of the member; empty for a visitor'),
  shown: ShownPhoto.nullable().describe('Subject of a photo by a visitor; null for other files'),
})
export type QuoteFile = z.infer<typeof QuoteFile>

const FileName = z
  .string()
  .regex(/^\P{Cc}*$/u)
  .pipe(copiedNameField(fileLimits.maxName))

/** Facts about an added file, whose content is the body of the request. */
export const FileFacts = z.object({
  name: FileName,
  lineId: LineId.optional(),
  questionKey: z
    .string()
    .min(1)
    .max(answerLimits.maxKeyLength)
    .regex(/^\P{Cc}+$/u)
    .optional(),
  side: PhotoSide.default('said'),
  isForCustomer: z.stringbool().default(false),
})
export type FileFacts = z.infer<typeof FileFacts>

const tags = ['Quotes']
const path = '/teams/{teamId}/quotes/{quoteId}/files'
const ofQuote = z.object({ teamId: TeamId, quoteId: QuoteId })
const ofFile = ofQuote.extend({ fileId: FileId })

/** Photos and attachments of quotes. */
export const attachments = {
  list: call(
    'member',
    { method: 'GET', path, tags, summary: 'List the photos and attachments of a quote, oldest first' },
    'quote/not-found',
  )
    .input(ofQuote)
    .output(z.array(QuoteFile).max(fileLimits.maxPerQuote)),
  add: preparedCall(
    'quote.create',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Add a photo or an attachment: JPEG, PNG, WebP or PDF',
      description:
        'The body is the file. Its type is judged by its content. Images lose their metadata, such as place and camera.',
      successStatus: 201,
      inputStructure: 'detailed',
    },
    'quote/not-found',
    'quote/line-not-found',
    'request/too-large',
    'file/refused',
    'file/too-many',
    'file/too-often',
  )
    .input(z.object({ params: ofQuote, query: FileFacts, body: z.file() }))
    .output(QuoteFile),
  edit: recordedCall(
    'quote.create',
    {
      method: 'PATCH',
      path: `${path}/{fileId}`,
      tags,
      summary: 'Change who sees a file, or what a photo shows; absent fields are unchanged',
    },
    'quote/not-found',
    'quote/line-not-found',
    'file/not-found',
    'file/in-use',
    'file/too-many',
  )
    .input(
      ofFile.extend({
        isForCustomer: z.boolean().optional(),
        lineId: LineId.optional(),
        questionKey: z.string().min(1).max(answerLimits.maxKeyLength).nullable().optional(),
        side: PhotoSide.optional(),
      }),
    )
    .output(QuoteFile),
  remove: recordedCall(
    'quote.create',
    {
      method: 'DELETE',
      path: `${path}/{fileId}`,
      tags,
      summary: 'Remove a file; it can be restored for a day',
    },
    'quote/not-found',
    'file/not-found',
    'file/in-use',
  )
    .input(ofFile)
    .output(QuoteFile),
  restore: recordedCall(
    'quote.create',
    { method: 'POST', path: `${path}/{fileId}/restore`, tags, summary: 'Restore a removed file' },
    'quote/not-found',
    'file/not-found',
    'file/too-many',
  )
    .input(ofFile)
    .output(QuoteFile),
  content: call(
    'member',
    { method: 'GET', path: `${path}/{fileId}/content`, tags, summary: 'Get a file', isStreamed: true },
    'quote/not-found',
    'file/not-found',
  )
    .input(
      ofFile.extend({
        size: z
          .enum(['full', 'small'])
          .default('full')
          .describe('small: a picture as WebP, at most 640 pixels wide and high, where it can be made'),
      }),
    )
    .output(z.file()),
}
