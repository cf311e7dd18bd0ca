import { CodedError } from '#http'
import type { Caller } from '#identity'
import { type EventHandler, on } from '#outbox'
import { recordedChange } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import { memberWhoAsked } from '../../teams/memberships/member-who-asked.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { findQuote, lockQuote, type QuoteRow, updateQuote } from '../quote-store.ts'
import type { SendWhenReleased } from '../schema.ts'
import { sendQuote } from '../sending/send-quote.ts'
import { quoteReleased } from './quote-released.ts'

/**
 * Handles `quote-released`: sends the draft for the member who requested this, or notifies the member of a
 * failure.
 */
export function sendReleased(parts: ProductParts): EventHandler {
  const { database, now, log } = parts
  return on(quoteReleased, async ({ teamId, quoteId }) => {
    const found = await findQuote(database.orm, teamId, quoteId)
    const wish = found && wishOf(found)
    if (!wish) return
    const actor = {
      userId: wish.by,
      action: 'quoteApprovals.sendWhenReleased' as const,
      requestId: '',
      address: '',
      at: now(),
    }
    try {
      await recordedChange(parts, actor, async (change) => {
        const row = await lockQuote(change.tx, teamId, quoteId)
        // Skip if the draft was sent or edited, or the request withdrawn, meanwhile.
        if (wishOf(row)?.at !== wish.at) return
        const asked = { caller: callerOf(wish), askedAt: new Date(wish.at) }
        const member = await memberWhoAsked(parts, change.tx, asked, teamId, 'quote.send')
        await sendQuote(parts, change, member, quoteId, { rev: row.rev, channel: 'email' })
      })
    } catch (error) {
      if (!(error instanceof CodedError) || error.status >= 500) throw error
      log.info({ error, teamId, quoteId }, 'released quote not sent')
      await database.transaction(async (tx) => {
        const row = await lockQuote(tx, teamId, quoteId)
        if (wishOf(row)?.at !== wish.at) return
        const failed = { ...wish, state: 'failed' as const, reasons: reasonsIn(error) }
        await updateQuote(tx, row, { quote: { sendWhenReleased: failed } })
        await bumpQuoteRevision(tx, parts, row, null)
      })
    }
  })
}

/** Returns the request to send a draft, if no question is open. */
function wishOf({ state, sendWhenReleased }: QuoteRow): SendWhenReleased | undefined {
  const isDue = state === 'draft' && sendWhenReleased?.state === 'waiting'
  return isDue ? sendWhenReleased : undefined
}

/**
 * Returns the member with name and address at the time of the request. Only members with a verified address
 * can make one.
 */
function callerOf({ by, name, email, at }: SendWhenReleased): Caller {
  return {
    userId: by,
    ...(name !== null && { displayName: name }),
    email,
    emailVerified: true,
    isAnonymous: false,
    signedInAt: new Date(at),
  }
}

function reasonsIn({ code, detail }: CodedError): readonly string[] {
  const isRecord = typeof detail === 'object' && detail !== null && 'obstacles' in detail
  const obstacles = isRecord && Array.isArray(detail.obstacles) ? detail.obstacles.map(String) : []
  return [code, ...obstacles]
}
