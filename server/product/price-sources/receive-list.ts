import { type PriceSourceId, priceSourceLimits } from '@costard/contract'
import type { ReceiveFile } from '#files'
import type { CallContext } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { CheckedCall } from '../checked-call.ts'
import { memberWhoAsked } from '../teams/memberships/member-who-asked.ts'
import { takeFile } from './ask-for-reading.ts'
import { requireSeesCosts } from './change-source.ts'
import type { SourceParts } from './source-parts.ts'
import { getSource } from './source-store.ts'

/** Reads the file of a source from the body of a request. Throws price-source/not-found, request/too-large. */
export async function receiveList(
  parts: SourceParts,
  receive: ReceiveFile,
  { http, call }: CallContext & { readonly call: CheckedCall },
  { sourceId, name }: { readonly sourceId: PriceSourceId; readonly name: string },
): Promise<null> {
  const { member } = call
  const { teamId } = member
  requireSeesCosts(member)
  await getSource(parts.database.orm, { teamId, sourceId })
  const { maxFileBytes: maxBytes } = priceSourceLimits
  if (Number(http.req.header('content-length') ?? 0) > maxBytes) {
    // The rest of the body stays unread, so the connection cannot be reused.
    http.header('connection', 'close')
    throw apiError('request/too-large', { maxBytes })
  }
  // Drop the membership that was read with the account, to read it again below.
  const { read: _, ...caller } = call.caller
  const asked = { caller, askedAt: parts.now() }
  await using received = await receive(http.req.raw.body, maxBytes)
  const bytes = await received.read()
  return call.record(
    async (change) => {
      // Check again: the sender determines how long a body takes, and rights can end meanwhile.
      const still = await memberWhoAsked(parts, change.tx, asked, teamId, 'catalog.edit')
      return takeFile(parts, { change, member: still, sourceId }, { name, bytes })
    },
    { repeats: received.sha256.toString('base64url') },
  )
}
