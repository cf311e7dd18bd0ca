import { type FileFacts, type QuoteFile, type QuoteId } from '@costard/contract'
import type { CallContext } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { CheckedCall } from '../checked-call.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { memberWhoAsked } from '../teams/memberships/member-who-asked.ts'
import { addFile } from './add-file.ts'
import type { QuoteFileReceiver } from './receive-quote-file.ts'

/**
 * Reads a file from the body of a request and adds it to a quote. Reading starts once the quote is found and
 * the person has a slot; the person still needs the right at the end. Throws quote/not-found, file/too-often
 * and errors of the receiver and addFile.
 */
export async function receiveFile(
  parts: ProductParts,
  receiver: QuoteFileReceiver,
  { http, call }: CallContext & { readonly call: CheckedCall },
  { quoteId, facts }: { readonly quoteId: QuoteId; readonly facts: FileFacts },
): Promise<QuoteFile> {
  const { member } = call
  const { teamId } = member
  if (!(await findQuote(parts.database.orm, teamId, quoteId))) throw apiError('quote/not-found')
  using _slot = receiver.take(member.caller.userId)
  // Drop the membership that was read with the account, to read it again below.
  const { read: _, ...caller } = call.caller
  const asked = { caller, askedAt: parts.now() }
  const { fileId, file, hash } = await receiver.receive(http, teamId, 'all')
  return call.record(
    async (change) => {
      // Check again: the sender determines how long a body takes, and rights can end meanwhile.
      const still = await memberWhoAsked(parts, change.tx, asked, teamId, 'quote.create')
      return addFile(parts, change, still, quoteId, { fileId, facts, file, hash })
    },
    { repeats: hash.toString('base64url') },
  )
}
